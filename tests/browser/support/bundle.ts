import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { ModuleReport } from '../../../src/delivery/node/bundle';
import { LAST_REQUEST, watchRequests } from './quiet';

/** Brotli at 9, as a host that compresses a file once, and as in our measurements. */
const QUALITY = 9;

const BUILD = path.resolve('build');
const sizes = new Map<string, number>();

/** Takes a tenth of the time and is only slightly larger. */
const QUICK_QUALITY = 4;

/**
 * The compressed size of a text.
 *
 * @param quality the Brotli quality, from 0 to 11. Default: a host's.
 */
export function compressedSize(text: Buffer | string, quality = QUALITY): number {
  return zlib.brotliCompressSync(text, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality },
  }).length;
}

/**
 * Whether the compressed size is within a limit. For most files, a quick compression is enough to
 * show it.
 */
export function fitsInto(text: Buffer, bytes: number): boolean {
  return (
    text.length <= bytes ||
    compressedSize(text, QUICK_QUALITY) <= bytes ||
    compressedSize(text) <= bytes
  );
}

/** The compressed size of a file of the build, by its URL path. */
export function wireSize(address: string): number {
  let size = sizes.get(address);
  if (size === undefined) {
    size = compressedSize(fs.readFileSync(path.join(BUILD, address.replace(/^\/x\//, ''))));
    sizes.set(address, size);
  }
  return size;
}

/** The paths of the files of one kind that a page requests until it is idle. */
export async function requestedFiles(
  page: Page,
  url: string,
  extension: string,
): Promise<string[]> {
  const found = new Set<string>();
  const untilQuiet = watchRequests(page);
  const lastRequest = page.waitForRequest(LAST_REQUEST);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(extension)) {
      found.add(pathname);
    }
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const opening = page.locator('main [data-demo-canvas]').first();
  if ((await opening.count()) > 0) {
    await expect(opening).toHaveAttribute('data-status', 'ready', { timeout: 30_000 });
  }
  await lastRequest;
  await untilQuiet();
  return [...found];
}

/** Describes the size of a page's scripts and their largest modules, for exceeded budgets. */
export function describeScripts(scripts: readonly string[]): string {
  const report = JSON.parse(
    fs.readFileSync(path.resolve('.docusaurus/docs-bundle/modules.json'), 'utf8'),
  ) as ModuleReport;
  const lines = scripts
    .map((script) => ({ script, size: wireSize(script) }))
    .sort((a, b) => b.size - a.size)
    .map(({ script, size }) => {
      const name = path.basename(script);
      const heaviest = (report[name] ?? [])
        .slice(0, 4)
        .map(([module, bytes]) => `${module.replace(/^.*node_modules\//, '')} (${bytes})`);
      return `${(size / 1024).toFixed(1).padStart(7)} KiB  ${name}  ${heaviest.join(', ')}`;
    });
  return `What was loaded, and the largest modules in it (bytes before minification):\n${lines.join('\n')}`;
}

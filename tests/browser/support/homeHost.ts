import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { linkFolder } from '../../../scripts/lib/linkFolder';
import { createStaticHandler } from '../../../scripts/lib/staticHandler';

/** The parts of the build that the tests of the service worker visit, and what every page needs. */
const PARTS = [
  'introduction',
  'react-tree-view',
  'api/tree-view',
  'assets',
  'fonts',
  'search',
  'img',
  'pictures',
];

/** Browsers know the real host, and that it only supports TLS. */
const HOST = 'docs.test';

/**
 * Copies a few pages of the build to a separate folder, as if built for `HOST`. Files are hard
 * links: never write them in place.
 */
export function copyBuild(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-build-'));
  PARTS.forEach((part) => linkFolder(path.join('build', part), path.join(folder, part)));
  fs.readdirSync('build', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .forEach(({ name }) => fs.linkSync(path.join('build', name), path.join(folder, name)));
  const scripts = path.join(folder, 'assets/js');
  const main = fs.readdirSync(scripts).filter((name) => /^main\./.test(name));
  const introduction = fs.readFileSync(path.join(folder, 'introduction/index.html'), 'utf8');
  const canonical = /<link[^>]*rel="?canonical[^>]*>/.exec(introduction)?.[0] ?? '';
  const { origin } = new URL(/href="?([^"\s>]+)/.exec(canonical)?.[1] ?? '');
  [...pagesOf(folder), ...main.map((name) => path.join(scripts, name))].forEach((file) =>
    rewrite(file, (text) =>
      text
        .replaceAll(`${origin}/x/`, `https://${HOST}/x/`)
        .replaceAll(`"${origin}"`, `"https://${HOST}"`),
    ),
  );
  return folder;
}

function rewrite(file: string, change: (text: string) => string): void {
  const text = change(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  fs.writeFileSync(file, text);
}

function pagesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}

/**
 * The next build of the same pages: another main script, which pages and worker refer to, and which
 * also runs `code`.
 */
export function nextBuild(code = 'window.docsBuild = 2;'): string {
  const folder = copyBuild();
  const scripts = path.join(folder, 'assets/js');
  const [old = ''] = fs.readdirSync(scripts).filter((name) => /^main\./.test(name));
  const renamed = 'main.0badcafe.js';
  const oldCode = fs.readFileSync(path.join(scripts, old), 'utf8');
  fs.rmSync(path.join(scripts, old));
  fs.writeFileSync(path.join(scripts, renamed), `${code}\n${oldCode}`);
  const lists = fs.readdirSync(folder).filter((name) => /^(sw\.js|offline-.*\.json)$/.test(name));
  [...lists.map((name) => path.join(folder, name)), ...pagesOf(folder)].forEach((file) =>
    rewrite(file, (text) => text.replaceAll(old, renamed)),
  );
  return folder;
}

/**
 * The build of an operator who has disabled offline reading, with `OFFLINE=remove`: it has another
 * worker, and its pages register none.
 */
export function buildWithoutWorker(): string {
  const folder = nextBuild('ServiceWorkerContainer.prototype.register = async () => undefined;');
  fs.rmSync(path.join(folder, 'sw.js'));
  fs.copyFileSync('src/delivery/browser/offline/worker/removal.js', path.join(folder, 'sw.js'));
  return folder;
}

export interface HomeHost {
  readonly browser: Browser;
  /** The origin of the folder in the browser: the host that the site was built for. */
  readonly origin: string;
  /** Serves another folder from now on. */
  deploy(folder: string): void;
  /** Answers requests itself when the function returns true, until it is called without one. */
  intercept(answer?: (request: IncomingMessage, response: ServerResponse) => boolean): void;
  /** Disconnects or reconnects the network, for pages and the worker. */
  setOnline(isOnline: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Opens a browser that resolves the site's host to this machine. */
export async function openHomeHost(first: string): Promise<HomeHost> {
  let handle = createStaticHandler(first);
  const folders = new Set([first]);
  let intercepts: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;
  const server = http.createServer((request, response) => {
    if (!intercepts(request, response)) {
      handle(request, response);
    }
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await listen(0);
  const origin = `http://${HOST}`;
  // The headless shell ignores `--unsafely-treat-insecure-origin-as-secure`.
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`,
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
  });
  return {
    browser,
    origin,
    deploy(folder) {
      folders.add(folder);
      handle = createStaticHandler(folder);
    },
    intercept(answer = () => false) {
      intercepts = answer;
    },
    async setOnline(isOnline) {
      await (isOnline ? listen(port) : stop());
    },
    async close() {
      await browser.close();
      await stop();
      folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true }));
    },
  };
}

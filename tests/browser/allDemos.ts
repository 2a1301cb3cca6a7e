import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A demo where a page places it. */
export interface PlacedDemo {
  readonly name: string;
  /** Whether the page says how tall it is, so that nobody has to measure it. */
  readonly hasHeight: boolean;
}

/** A page and the demos on it, in its order. */
export interface DemoPage {
  readonly route: string;
  /** Folder of the page and its demos from the root of the site, with a slash at its end. */
  readonly folder: string;
  /** Names of the demos, each once. */
  readonly demos: readonly string[];
  readonly placed: readonly PlacedDemo[];
}

const FENCE = /^ *(`{3,})[^]*?^ *\1/gm;
const DEMO_TAG = /<Demo\s([^>]*?)\/>/g;

/**
 * Every demo of the current documentation, read from its pages.
 *
 * @param filter part of a route; pages without it are left out
 * @param changedSince a commit; pages whose folder has not changed since are left out
 */
export function listDemoPages(filter = '', changedSince = ''): DemoPage[] {
  const changed = changedSince === '' ? undefined : changedFiles(changedSince);
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `docs/${file.split(path.sep).join('/')}`)
    .sort()
    .map((file) => {
      const placed = readPlacedDemos(readFileSync(file, 'utf8'));
      const demos = [...new Set(placed.map(({ name }) => name))];
      return { route: routeOf(file), folder: `${path.posix.dirname(file)}/`, demos, placed };
    })
    .filter(({ route, demos }) => demos.length > 0 && route.includes(filter))
    .filter(
      ({ folder }) => changed?.some((file) => path.posix.dirname(file) + '/' === folder) ?? true,
    );
}

function changedFiles(commit: string): string[] {
  return execFileSync('git', ['diff', '--name-only', commit, '--', 'docs'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');
}

/** A page is named like its folder: `docs/a/b/b.mdx` is `/x/a/b/`. */
function routeOf(file: string): string {
  return `/x/${path.posix.dirname(file).replace(/^docs\//, '')}/`;
}

/** The demos that a page places, without those that it only shows in a fence. */
export function readPlacedDemos(page: string): PlacedDemo[] {
  return Array.from(page.replaceAll(FENCE, '').matchAll(DEMO_TAG), ([, attributes]) => ({
    name: /\bfile="(\w+)"/.exec(attributes)?.[1] ?? '',
    hasHeight: /\bheight=/.test(attributes),
  })).filter(({ name }) => name !== '');
}

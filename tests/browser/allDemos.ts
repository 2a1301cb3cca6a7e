import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildVersions, contentRoot, isPartOf, readOpenContent } from '../../src/versions/node';
import { isLive } from '../../src/versions/shared/versions';

/** A demo in a page. */
export interface PlacedDemo {
  readonly name: string;
  /** Whether the page sets its height, so that it isn't measured. */
  readonly hasHeight: boolean;
}

/** A page and its demos in order. */
export interface DemoPage {
  readonly route: string;
  /** The folder of the page and its demos from the root of the site, with a trailing slash. */
  readonly folder: string;
  /** The names of the demos, without duplicates. */
  readonly demos: readonly string[];
  readonly placed: readonly PlacedDemo[];
}

const FENCE = /^ *(`{3,})[^]*?^ *\1/gm;
const DEMO_TAG = /<Demo\s([^>]*?)\/?>/g;

/** The folders of the majors whose demos run, with the path of their pages on the site. */
function liveContent(): readonly { readonly root: string; readonly route: string }[] {
  return buildVersions(process.cwd())
    .filter(({ major }) => isLive(major))
    .map(({ major, prefix }) => ({ root: contentRoot(major), route: `/x/${prefix}` }));
}

/**
 * Every running demo, read from the pages.
 *
 * @param filter part of a route; other pages are excluded
 * @param changedSince a commit; pages whose folder is unchanged are excluded
 */
export function listDemoPages(filter = '', changedSince = ''): DemoPage[] {
  const open = Object.keys(readOpenContent(process.cwd()));
  const changed = changedSince === '' ? undefined : changedFiles(changedSince);
  return liveContent()
    .flatMap(({ root, route }) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .sort()
        .map((file) => {
          const folder = path.posix.dirname(file.split(path.sep).join('/'));
          const placed = readPlacedDemos(readFileSync(path.join(root, file), 'utf8')).filter(
            ({ name }) => !open.some((entry) => isPartOf(entry, `${root}/${folder}/${name}`)),
          );
          const demos = [...new Set(placed.map(({ name }) => name))];
          // A page is named after its folder: `docs/a/b/b.mdx` is `/x/a/b/`.
          return { route: `${route}${folder}/`, folder: `${root}/${folder}/`, demos, placed };
        }),
    )
    .filter(({ route, demos }) => demos.length > 0 && route.includes(filter))
    .filter(
      ({ folder }) => changed?.some((file) => path.posix.dirname(file) + '/' === folder) ?? true,
    );
}

function changedFiles(commit: string): string[] {
  return execFileSync('git', ['diff', '--name-only', commit, '--', 'docs', 'versioned_docs'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '');
}

/**
 * The demos of a page, without those in fences. A scanner of its own, because the parser of the page
 * model consists of ES modules, which Playwright can't load with every Node.js 20. A test compares
 * the two.
 */
export function readPlacedDemos(page: string): PlacedDemo[] {
  return Array.from(page.replaceAll(FENCE, '').matchAll(DEMO_TAG), ([, attributes = '']) => ({
    name: /\bfile="(\w+)"/.exec(attributes)?.[1] ?? '',
    hasHeight: /\bheight=/.test(attributes),
  })).filter(({ name }) => name !== '');
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page and the demos on it, in its order. */
export interface DemoPage {
  readonly route: string;
  readonly demos: readonly string[];
}

/**
 * Every demo of the current documentation, read from its pages.
 *
 * @param filter part of a route; pages without it are left out
 */
export function listDemoPages(filter = ''): DemoPage[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join('docs', file))
    .sort()
    .map((file) => ({ route: routeOf(file), demos: demosOf(file) }))
    .filter(({ route, demos }) => demos.length > 0 && route.includes(filter));
}

/** A page is named like its folder: `docs/a/b/b.mdx` is `/x/a/b/`. */
function routeOf(file: string): string {
  return `/x/${path.dirname(path.relative('docs', file)).replaceAll(path.sep, '/')}/`;
}

function demosOf(file: string): string[] {
  const withoutFences = readFileSync(file, 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  return Array.from(withoutFences.matchAll(/^<Demo\s+file="(\w+)"/gm), ([, name]) => name);
}

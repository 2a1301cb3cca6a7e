import { chunkQuery } from '../../../demos/node';
import { DEMO_CANVAS } from '../../../demos/shared/demoAttributes';
import { scriptsOf, type ChunkGroup, type ChunkGroups } from '../bundle';

/** The first demo in the HTML of a page. */
const FIRST_DEMO = new RegExp(`<[^>]+\\s${DEMO_CANVAS}="?(?<name>\\w+)`);

/** What every demo needs: see `loadRuntime()` in `src/demos/browser/canvas/loadDemo.ts`. */
const RUNTIME = 'demo-base';

/**
 * The scripts that show the first demo of a page.
 *
 * @param isOfPage whether a group contains modules of the page
 * @returns none if the page has no demos
 */
export function demoScripts(
  all: ChunkGroups,
  isOfPage: (group: ChunkGroup) => boolean,
  html: string,
): readonly string[] {
  const name = FIRST_DEMO.exec(html)?.groups?.name;
  if (name === undefined) {
    return [];
  }
  const query = chunkQuery('components', [name]);
  const own = all.groups
    .filter(isOfPage)
    .flatMap(({ children }) => children.flatMap((child) => all.groups[child] ?? []))
    // The first demo comes first in its chunk.
    .filter(({ requests }) => requests.some((request) => `${request},`.includes(`${query},`)));
  return own.length === 0
    ? []
    : scriptsOf(all, (group) => group.name === RUNTIME || own.includes(group));
}

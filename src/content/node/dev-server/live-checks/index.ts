import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { frameOfFile, onSiteMistakes, siteMistakes } from '../../../../base/node/author-errors';
import { onCompiled, whenQuiet } from '../compilation';
import { readSiteAddresses } from '../../page-checks';
import { buildVersions } from '../../../../versions/node';
import { createCheckProcess } from './checkProcess';
import { crashProblem } from './crashProblem';
import { createFindingsStore, listFindings } from './findings';
import type { Finding, PartResult } from './messages';
import { createOpenPages, type OpenPages } from './openPages';

export { crashProblem } from './crashProblem';
export { FRAME_ATTRIBUTE, type DemoCrash } from './messages';

/** In milliseconds: the bundler first shows the edit. */
const QUIET_MS = 300;

/** The client module that shows the findings. */
export const LIVE_CHECKS_CLIENT = path.join(__dirname, 'browser/clientModule.ts');

function pageFinder(siteDir: string): (pathname: string) => string | undefined {
  return (pathname) => {
    // Read again each time, because pages are added and removed while the server runs.
    const file = readSiteAddresses(siteDir, buildVersions(siteDir)).guides.get(pathname);
    return file && path.relative(siteDir, file).split(path.sep).join('/');
  };
}

/**
 * Shows what only a build, a test, or the type check would find, for open pages. Checks them when
 * they are opened, and when they, their demos, or the targets of their links have changed.
 *
 * @returns the middleware of the dev server through which browsers receive findings
 */
export function createLiveChecks(siteDir: string, baseUrl: string): OpenPages['middleware'] {
  const store = createFindingsStore(frameOfFile);
  const watchers = new Map<string, FSWatcher>();
  const asked = new Set<string>();

  const findingsOf = (page: string): readonly Finding[] => [
    ...listFindings(siteMistakes()),
    ...store.of(page),
  ];

  function show(result: PartResult): void {
    const { added, isFixed } = store.update(result);
    if (added.length > 0) {
      logger.warn(`Found on the open page:\n\n${added.join('\n\n')}\n`);
    }
    if (isFixed) {
      logger.success(`${result.page}: everything is fixed.`);
    }
    pages.send(result.page);
  }

  const checkProse = createCheckProcess(siteDir, 'prose', show);
  const checkTypes = createCheckProcess(siteDir, 'types', show);
  const checkStyle = createCheckProcess(siteDir, 'style', show);

  async function checkWhenQuiet(page: string): Promise<void> {
    if (!asked.has(page)) {
      asked.add(page);
      await whenQuiet(QUIET_MS);
      asked.delete(page);
      checkProse(page);
      checkTypes(page);
      checkStyle(page);
    }
  }

  const pages = createOpenPages({
    baseUrl,
    pageAt: pageFinder(siteDir),
    findingsOf,
    onCrashes(page, crashes) {
      const files = crashes.map((crash) => crashProblem(path.posix.dirname(page), crash));
      show({ page, part: 'demos', files });
    },
    onOpen(page) {
      // The bundler doesn't watch demos that haven't been displayed.
      if (!watchers.has(page)) {
        const folder = path.join(siteDir, path.dirname(page));
        watchers.set(
          page,
          watch(folder, { persistent: false }, () => void checkWhenQuiet(page)),
        );
      }
      void checkWhenQuiet(page);
    },
    onClose(page) {
      watchers.get(page)?.close();
      watchers.delete(page);
      // Only a browser knows whether a demo still throws.
      store.update({ page, part: 'demos', files: [] });
    },
  });

  onSiteMistakes(() => pages.sendAll());
  onCompiled(() => pages.list().forEach((page) => void checkWhenQuiet(page)));

  return pages.middleware;
}

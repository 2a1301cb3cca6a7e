import logger from '@docusaurus/logger';
import type { ProblemFile } from '../../shared/contentProblem';
import { findProblems, toAuthorReport } from './authorError';

/** What all pages share, and what its mistake therefore concerns. */
export type SharedContent = 'menu' | 'translations';

const mistakes = new Map<SharedContent, readonly ProblemFile[]>();
const listeners = new Set<() => void>();

function store(content: SharedContent, files: readonly ProblemFile[]): void {
  mistakes.set(content, files);
  listeners.forEach((listener) => listener());
}

/** The current mistakes in what all pages share. */
export function siteMistakes(): ProblemFile[] {
  return [...mistakes.values()].flat();
}

/** Calls a listener after each change of these mistakes. */
export function onSiteMistakes(listener: () => void): void {
  listeners.add(listener);
}

/**
 * Loads content that all pages share. If it is loaded again and has a mistake, the site keeps what it
 * had: the mistake is printed, and every open page shows it.
 *
 * @param load Throws a `ContentError` for a mistake.
 * @param previous The content that the site has; `undefined` at the start, when a mistake must stop
 * the server.
 * @throws what `load` throws at the start, and whatever isn't a mistake of an author
 */
export async function loadShared<Content>(
  content: SharedContent,
  load: () => Promise<Content>,
  previous: Content | undefined,
): Promise<Content> {
  try {
    const loaded = await load();
    store(content, []);
    return loaded;
  } catch (error) {
    const files = findProblems(error);
    if (previous === undefined || files === undefined) {
      throw error;
    }
    store(content, files);
    logger.error(`The site is as it was before this mistake:\n\n${toAuthorReport(error) ?? ''}\n`);
    return previous;
  }
}

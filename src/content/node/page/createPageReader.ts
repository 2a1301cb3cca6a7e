import { statSync } from 'node:fs';
import { readPage, type Page } from './readPage';

interface Known {
  readonly modified: number;
  readonly page: Promise<Page>;
}

/** See `readPage`. */
export type PageReader = (file: string) => Promise<Page>;

/** 0 for a file that can't be read, which `readPage` reports. */
function modifiedAt(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

/** Reads each page once, and again after it has changed, because many links can lead to a page. */
export function createPageReader(): PageReader {
  const known = new Map<string, Known>();
  return (file) => {
    const modified = modifiedAt(file);
    const earlier = known.get(file);
    if (earlier?.modified === modified) {
      return earlier.page;
    }
    const page = readPage(file);
    known.set(file, { modified, page });
    return page;
  };
}

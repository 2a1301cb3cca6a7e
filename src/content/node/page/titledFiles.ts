import type { Page } from './readPage';

/** A file of the project that a page shows in pieces. */
export interface TitledFile {
  /** The path that the title of the code block names: `server/app.ts`. */
  readonly path: string;
  readonly code: string;
}

const TITLE = /\btitle="(?<path>[\w./[\]-]+\.[a-z]+)"/;

/** The code blocks of a page whose titles name files, in order. */
export function titledFiles({ fences }: Pick<Page, 'fences'>): TitledFile[] {
  return fences.flatMap(({ code, meta }) => {
    const path = TITLE.exec(meta)?.groups?.path;
    return path === undefined ? [] : [{ path, code: `${code}\n` }];
  });
}

import path from 'node:path';

/** Where a page folder stands among the versions of the content. */
export interface PagePlace {
  /** `docs` or `versioned_docs/version-v7`, from the root of the site. */
  readonly contentRoot: string;
  /** Folder below the content root, with a final slash; empty for the root itself. */
  readonly folder: string;
  /** `v7`; absent for the current content. */
  readonly docsVersion?: string;
  /** Name of the page in chunk names: `react-charts-bars`, `v7-react-charts-bars`. */
  readonly slug: string;
}

const CONTENT = /^(?<root>docs|versioned_docs\/version-(?<version>[^/]+))(?:\/(?<folder>.*))?$/;

/**
 * @param siteDir Root of the site, absolute.
 * @param folder Folder of the page, absolute.
 */
export function placeOfPage(siteDir: string, folder: string): PagePlace {
  const relative = path.relative(siteDir, folder).split(path.sep).join('/');
  const groups = CONTENT.exec(relative)?.groups;
  if (groups === undefined) {
    throw new Error(
      `A demo can stand in docs/ or versioned_docs/version-…/, not in ${relative || 'the root of the site'}.`,
    );
  }
  const below = groups.folder ?? '';
  const slug = [groups.version, ...below.split('/')].filter(Boolean).join('-');
  return {
    contentRoot: groups.root,
    folder: below === '' ? '' : `${below}/`,
    ...(groups.version !== undefined && { docsVersion: groups.version }),
    slug,
  };
}

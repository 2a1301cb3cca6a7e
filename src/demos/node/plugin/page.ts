import path from 'node:path';
import { posixRelative } from '../../../base/node';
import { CURRENT_MAJOR, isLive } from '../../../versions/shared/versions';
import { contentRoot, isPartOf, placeOfContent, readOpenContent } from '../../../versions/node';

/** The place of a page's folder in the versions of the content. */
export interface PagePlace {
  /** `docs` or `versioned_docs/version-v7`, from the root of the site. */
  readonly contentRoot: string;
  /** The folder below the content root, with a trailing slash; empty for the root itself. */
  readonly folder: string;
  /** `v7`; undefined for the current content. */
  readonly docsVersion?: string;
  /** Whether its major runs. */
  readonly isLive: boolean;
  /** The name of the page in chunk names: `react-charts-bars`, `v7-react-charts-bars`. */
  readonly slug: string;
}

/**
 * @param siteDir The absolute path of the site.
 * @param folder The absolute path of the page's folder.
 */
export function placeOfPage(siteDir: string, folder: string): PagePlace {
  const place = placeOfContent(folder);
  if (place === undefined || place.siteDir !== siteDir.split(path.sep).join('/')) {
    const relative = posixRelative(siteDir, folder);
    throw new Error(
      `A demo can stand in docs/ or versioned_docs/version-…/, not in ${relative || 'the root of the site'}.`,
    );
  }
  const docsVersion = place.major === CURRENT_MAJOR ? undefined : place.major;
  return {
    contentRoot: contentRoot(place.major),
    folder: place.relative === '' ? '' : `${place.relative}/`,
    ...(docsVersion !== undefined && { docsVersion }),
    isLive: isLive(place.major),
    slug: [docsVersion, ...place.relative.split('/')].filter(Boolean).join('-'),
  };
}

/** Whether a demo runs: its major does, and it isn't listed as open. */
export function runsDemo(siteDir: string, folder: string, name: string): boolean {
  const demo = `${posixRelative(siteDir, folder)}/${name}`;
  const open = Object.keys(readOpenContent(siteDir));
  return placeOfPage(siteDir, folder).isLive && !open.some((entry) => isPartOf(entry, demo));
}

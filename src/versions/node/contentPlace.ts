import path from 'node:path';
import { CURRENT_MAJOR, isMajor, majorFolder, type Major } from '../shared/versions';
import { contentRoot, readTopology } from './buildVersions';

/** The place of a file among the pages of all majors. */
export interface ContentPlace {
  readonly siteDir: string;
  readonly major: Major;
  /** The absolute path of its major's pages. */
  readonly docsDir: string;
  /** The path below that: `react-charts/bars/bars.mdx`. */
  readonly relative: string;
}

const CONTENT =
  /^(?<siteDir>.*)\/(?:docs|versioned_docs\/version-(?<major>v\d+))(?:\/(?<relative>.*))?$/;

/**
 * Undefined for a file outside of the content.
 *
 * @param file The absolute path of a file or folder.
 */
export function placeOfContent(file: string): ContentPlace | undefined {
  const groups = CONTENT.exec(file.split(path.sep).join('/'))?.groups;
  const major = groups?.major ?? CURRENT_MAJOR;
  return groups?.siteDir === undefined || !isMajor(major)
    ? undefined
    : {
        siteDir: groups.siteDir,
        major,
        docsDir: path.posix.join(groups.siteDir, contentRoot(major)),
        relative: groups.relative ?? '',
      };
}

/** The prefix of a major's paths below the base URL: empty, or such as `/v7`. */
export function basePathOf({ siteDir, major }: Pick<ContentPlace, 'siteDir' | 'major'>): string {
  return `/${majorFolder(readTopology(siteDir), major)}`.replace(/\/$/, '');
}

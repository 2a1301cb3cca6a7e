import path from 'node:path';
import { CURRENT_MAJOR, isMajor, majorFolder, type Major } from '../../shared/versions';
import { contentRoot, readTopology } from './buildVersions';

/** Where a file stands among the pages of all majors. */
export interface ContentPlace {
  readonly siteDir: string;
  readonly major: Major;
  /** Absolute path of the pages of its major. */
  readonly docsDir: string;
  /** Its path below that: `react-charts/bars/bars.mdx`. */
  readonly relative: string;
}

const CONTENT =
  /^(?<siteDir>.*?)\/(?:docs|versioned_docs\/version-(?<major>v\d+))(?:\/(?<relative>.*))?$/;

/**
 * Undefined for what is no content.
 *
 * @param file Absolute path of a file or folder.
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

/** What addresses of a major begin with below the base URL: nothing, or such as `/v7`. */
export function basePathOf({ siteDir, major }: Pick<ContentPlace, 'siteDir' | 'major'>): string {
  return `/${majorFolder(readTopology(siteDir), major)}`.replace(/\/$/, '');
}

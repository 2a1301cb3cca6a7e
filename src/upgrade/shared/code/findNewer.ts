import type { CheckData } from '../check/checkData';
import { toFinding, type Finding } from '../check/finding';
import type { ChangePlace } from '../../../api/shared/changeRecord';
import { findRecords, type Named } from './findRecords';
import type { CodeFile } from './uses';

/** A name that a release added. */
interface Added extends Named {
  readonly release: string;
}

/** `prop rows DataGrid DataGridPro` in `data/api/releases/v8.json`. */
function parseRow(release: string, row: string): Added {
  const [place = '', name = '', ...of] = row.split(' ');
  return {
    kind: 'removed',
    release,
    name,
    place: (place === 'entry' ? 'component' : place) as ChangePlace,
    ...(of.length > 0 && { of }),
  };
}

/** Whether a version has what a release added: `8.4`, or one of `8.4 or 8.5`. */
function has(version: string, release: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const added = [...release.matchAll(/(\d+)\.(\d+)/g)].map(([, ...parts]) => parts.map(Number));
  return added.every(([first = 0, second = 0]) =>
    major === first ? minor >= second : major > first,
  );
}

/**
 * Names that a later release of the current major added.
 *
 * @param versionOf The version that the project has of a product; undefined: unknown.
 */
export function findNewer(
  files: readonly CodeFile[],
  { added }: CheckData,
  versionOf: (product: string) => string | undefined,
): Finding[] {
  return Object.entries(added).flatMap(([product, releases]) => {
    const version = versionOf(product);
    const records = Object.entries(releases).flatMap(([release, rows]) =>
      version === undefined || has(version, release)
        ? []
        : rows.map((row) => parseRow(release, row)),
    );
    return findRecords(files, { product, records }).flatMap(
      ({ file, isSure, line, record, use }) =>
        isSure || use?.kind === 'method'
          ? toFinding('newer', file, line, {
              name: record.name,
              release: record.release,
              version: version ?? '',
            })
          : [],
    );
  });
}

import { lineWith, toFinding, type Finding } from '../check/finding';
import { groupBy } from '../../../base/shared/groupBy';
import type { FindingKind } from '../check/kinds';
import { majorOfVersion } from './installed';
import { FAMILY_PACKAGE, type Lock } from './project';

/** Packages of which a project needs one copy, because copies don't share what they hold. */
const WATCHED: readonly (readonly [packages: RegExp, kind: FindingKind, to?: string])[] = [
  [
    /^react(?:-dom)?$/,
    'twoCopies',
    'react-data-grid/column-definition/#using-hooks-inside-a-renderer',
  ],
  [/^@emotion\/(?:react|styled|cache)$/, 'lostStyles'],
  [/^@mui\/(?:material|system|styled-engine|private-theming)$/, 'lostStyles'],
  [FAMILY_PACKAGE, 'twoCopies'],
  [
    /^(?:dayjs|date-fns(?:-jalali)?|luxon|moment(?:-timezone)?)$/,
    'twoCopies',
    'react-date-pickers/quickstart/#integrate-provider-and-adapter',
  ],
];

/** Packages that a lock file installs twice, although an application needs one. */
export function findCopies(locks: readonly Lock[]): Finding[] {
  return locks.flatMap((lock) =>
    [...groupBy(lock.copies, ({ name }) => name)].flatMap(([name, copies]) => {
      const [, kind, to] = WATCHED.find(([packages]) => packages.test(name)) ?? [];
      if (kind === undefined || new Set(copies.map(({ place }) => place)).size < 2) {
        return [];
      }
      const versions = [...new Set(copies.map(({ version }) => version))].sort();
      const hasMajors = new Set(versions.map(majorOfVersion)).size > 1;
      const second = copies.at(-1)?.place ?? name;
      return toFinding(
        kind === 'twoCopies' && hasMajors ? 'twoMajors' : kind,
        lock,
        lineWith(lock.text, second) ?? lineWith(lock.text, name),
        { name, versions: versions.join(', ') },
        to === undefined ? {} : { to },
      );
    }),
  );
}

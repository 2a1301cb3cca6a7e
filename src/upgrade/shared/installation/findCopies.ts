import type { Finding, FindingKind } from '../check/finding';
import { lineOf, lineWith } from '../check/finding';
import { groupBy } from '../check/groupBy';
import { majorOfVersion } from './installed';
import { FAMILY_PACKAGE, type Copy, type Lock } from './project';

const INSTALLATION = 'introduction/installation/#common-mistakes';

/** Packages of which a project needs one copy, because copies don't share what they hold. */
const WATCHED: readonly (readonly [packages: RegExp, kind: FindingKind, to: string])[] = [
  [
    /^(?:react|react-dom)$/,
    'twoCopies',
    'react-data-grid/column-definition/#using-hooks-inside-a-renderer',
  ],
  [/^@emotion\/(?:react|styled|cache)$/, 'lostStyles', INSTALLATION],
  [/^@mui\/(?:material|system|styled-engine|private-theming)$/, 'lostStyles', INSTALLATION],
  [FAMILY_PACKAGE, 'twoCopies', INSTALLATION],
  [
    /^(?:dayjs|date-fns|date-fns-jalali|luxon|moment|moment-timezone)$/,
    'twoCopies',
    'react-date-pickers/quickstart/#integrate-provider-and-adapter',
  ],
];

function finding(name: string, copies: readonly Copy[], { file, text }: Lock): Finding | null {
  const watched = WATCHED.find(([packages]) => packages.test(name));
  if (!watched || copies.length < 2) {
    return null;
  }
  const [, kind, to] = watched;
  const versions = [...new Set(copies.map(({ version }) => version))].sort();
  const majors = new Set(versions.map(majorOfVersion));
  const second = copies.at(-1)?.place ?? name;
  const line = lineWith(text, second) ?? lineWith(text, name);
  return {
    group: 'installation',
    certainty: 'certain',
    kind: kind === 'twoCopies' && majors.size > 1 ? 'twoMajors' : kind,
    values: {
      name,
      versions: versions.join(', '),
      places: copies.map(({ place }) => place).join('; '),
    },
    ...{ file, to },
    ...(line !== undefined && { line, code: lineOf(text, line) }),
  };
}

/** Packages that a lock file installs twice, although an application needs one. */
export function findCopies(locks: readonly Lock[]): Finding[] {
  return locks.flatMap((lock) => {
    const byName = groupBy(lock.copies, ({ name }) => name);
    return [...byName].flatMap(([name, copies]) => {
      const places = new Set(copies.map(({ place }) => place));
      return places.size > 1 ? (finding(name, copies, lock) ?? []) : [];
    });
  });
}

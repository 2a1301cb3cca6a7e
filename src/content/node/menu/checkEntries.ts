import { isExternal, type NavEntry } from '../../shared/navigation';
import { routeOfOwnAddress } from '../../../base/shared/ownAddress';
import { PLANS } from '../../shared/plans';
import { docIdOf } from './pageFiles';

/** A problem in a menu entry. */
export interface EntryProblem {
  /** The pathname of the entry, or what is in its place. */
  readonly pathname: string;
  /** The index of the entry among those with this pathname. */
  readonly occurrence: number;
  readonly found: string;
  readonly expected: string;
  readonly fix?: string;
}

/** The rule for the value of a field, and its description for authors. */
interface FieldRule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const TEXT: FieldRule = { accepts: isText, expected: 'text' };
const FLAG: FieldRule = {
  accepts: (value) => typeof value === 'boolean',
  expected: 'true or false',
};

/** A path without a trailing slash, except before a section: `/x/react-charts/#planned-charts`. */
const SITE_PATH = /^\/x(?:\/[\w-]+)+(?:\/?#[\w-]+)?$/;

const FIELDS: Readonly<Record<keyof NavEntry, FieldRule>> = {
  pathname: {
    accepts: (value) =>
      typeof value === 'string' &&
      (isExternal(value) ? routeOfOwnAddress(value) === undefined : SITE_PATH.test(value)),
    expected:
      'a path below /x without a final slash, such as /x/react-charts/bars, or an address of another site',
  },
  title: TEXT,
  subheader: TEXT,
  children: {
    accepts: (value) => Array.isArray(value) && value.length > 0,
    expected: 'a list of at least one entry; leave it out for a page',
  },
  plan: {
    accepts: (value) => PLANS.some((plan) => plan === value),
    expected: `one of ${PLANS.join(', ')}`,
  },
  newFeature: FLAG,
  unstable: FLAG,
  planned: FLAG,
  sitePage: FLAG,
};

const FIELD_NAMES = Object.keys(FIELDS);

/** An entry that the compiler hasn't checked, because the dev server and the build don't. */
type UncheckedEntry = Readonly<Record<string, unknown>>;

function checkFields(entry: UncheckedEntry): Pick<EntryProblem, 'found' | 'expected'>[] {
  const given = entry.pathname === undefined ? { pathname: undefined, ...entry } : entry;
  return Object.entries(given).flatMap(([field, value]) => {
    if (!Object.hasOwn(FIELDS, field)) {
      return [
        {
          found: `has the unknown field \`${field}\`.`,
          expected: `one of ${FIELD_NAMES.join(', ')}.`,
        },
      ];
    }
    const { accepts, expected } = FIELDS[field as keyof NavEntry];
    const isLeftOut = value === undefined && field !== 'pathname';
    return isLeftOut || accepts(value)
      ? []
      : [{ found: `has \`${field}: ${JSON.stringify(value)}\`.`, expected: `${expected}.` }];
  });
}

function walk(entries: readonly UncheckedEntry[]): UncheckedEntry[] {
  return entries.flatMap((entry) => [
    entry,
    ...(Array.isArray(entry.children) ? walk(entry.children as UncheckedEntry[]) : []),
  ]);
}

/** The pathname of a guide. Other pages are generated or on another site. */
function guidePath({ children, pathname, sitePage }: UncheckedEntry): string | undefined {
  const isGuide =
    typeof pathname === 'string' &&
    children === undefined &&
    sitePage !== true &&
    SITE_PATH.test(pathname) &&
    !pathname.startsWith('/x/api/');
  return isGuide ? pathname : undefined;
}

/** An entry without `planned` must have a page. */
function checkPage(
  entry: UncheckedEntry,
  hasPage: (pathname: string) => boolean,
): Omit<EntryProblem, 'pathname' | 'occurrence'>[] {
  const pathname = guidePath(entry);
  if (pathname === undefined || entry.planned === true || hasPage(pathname)) {
    return [];
  }
  return [
    {
      found: `The entry ${pathname} has no page.`,
      expected: `the file docs/${docIdOf(pathname)}.mdx, or \`planned: true\`.`,
      fix: 'Write the page, correct the pathname, or mark the entry as planned.',
    },
  ];
}

/**
 * Finds the problems of menu entries: unknown fields, invalid values, duplicate pathnames, and
 * entries without a page.
 *
 * @param hasPage Whether a page exists at a pathname.
 */
export function checkEntries(
  entries: readonly NavEntry[],
  hasPage: (pathname: string) => boolean,
): EntryProblem[] {
  const seen = new Map<string, number>();
  return walk(entries as readonly unknown[] as readonly UncheckedEntry[]).flatMap((entry) => {
    const pathname = typeof entry.pathname === 'string' ? entry.pathname : '(no pathname)';
    const occurrence = seen.get(pathname) ?? 0;
    seen.set(pathname, occurrence + 1);
    const problems: Omit<EntryProblem, 'pathname' | 'occurrence'>[] = checkFields(entry).map(
      ({ found, expected }) => ({ found: `The entry ${pathname} ${found}`, expected }),
    );
    problems.push(...checkPage(entry, hasPage));
    if (occurrence > 0 && entry.pathname !== undefined) {
      problems.push({
        found: `Duplicated pathname ${pathname} in pages.`,
        expected: 'a different pathname for each entry, groups included.',
        fix: 'Rename or remove one of the two.',
      });
    }
    return problems.map((problem) => ({ ...problem, pathname, occurrence }));
  });
}

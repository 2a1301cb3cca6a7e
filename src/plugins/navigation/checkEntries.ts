import { isExternal, type NavEntry } from '../../shared/navigation';
import { routeOfOwnAddress } from '../../shared/ownAddress';
import { docIdOf } from './pageFiles';

/** A mistake in an entry of the menu. */
export interface EntryProblem {
  /** Pathname of the entry, or what is there in its place. */
  readonly pathname: string;
  /** Which of the entries with this pathname it is, counted from 0. */
  readonly occurrence: number;
  readonly found: string;
  readonly expected: string;
  readonly fix?: string;
}

/** What the value of a field must be, and how an author is told. */
interface FieldRule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
}

const PLANS = ['community', 'pro', 'premium'] satisfies NavEntry['plan'][];

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const TEXT: FieldRule = { accepts: isText, expected: 'text' };
const FLAG: FieldRule = {
  accepts: (value) => typeof value === 'boolean',
  expected: 'true or false',
};

/** A path without a final slash, before a section too: `/x/react-charts/#planned-charts` has one. */
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

/** An entry as it is read: the compiler has not looked at it when the dev server or a build does. */
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

/** Pathname of the entry of a guide: other pages are made by the build, or are on another site. */
function guidePath({ children, pathname, sitePage }: UncheckedEntry): string | undefined {
  const isGuide =
    typeof pathname === 'string' &&
    children === undefined &&
    sitePage !== true &&
    SITE_PATH.test(pathname) &&
    !pathname.startsWith('/x/api/');
  return isGuide ? pathname : undefined;
}

/** `planned` says that a page is yet to be written: without it there has to be one. */
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
 * Everything that is wrong with the entries of the menu: fields that do not exist, values that a
 * field does not take, pathnames that more than one entry has, and entries without a page.
 *
 * @param hasPage Whether there is a page at a pathname.
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

import * as z from 'zod';
import { fieldProblems } from '../../../base/node/schema';
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

const text = z.string().regex(/\S/).optional().meta({ expected: 'text' });
const flag = z.boolean().optional().meta({ expected: 'true or false' });

/** A path without a trailing slash, except before a section: `/x/react-charts/#planned-charts`. */
const SITE_PATH = /^\/x(?:\/[\w-]+)+(?:\/?#[\w-]+)?$/;

const FIELDS: Readonly<Record<keyof NavEntry, z.ZodType>> = {
  pathname: z
    .string()
    .refine((pathname) =>
      isExternal(pathname) ? routeOfOwnAddress(pathname) === undefined : SITE_PATH.test(pathname),
    )
    .meta({
      expected:
        'a path below /x without a final slash, such as /x/react-charts/bars, or an address of another site',
    }),
  title: text,
  subheader: text,
  children: z
    .array(z.unknown())
    .min(1)
    .optional()
    .meta({ expected: 'a list of at least one entry; leave it out for a page' }),
  plan: z.enum(PLANS).optional(),
  newFeature: flag,
  unstable: flag,
  planned: flag,
  sitePage: flag,
};

/** An entry that the compiler hasn't checked, because the dev server and the build don't. */
type UncheckedEntry = Readonly<Record<string, unknown>>;

type Problem = Omit<EntryProblem, 'pathname' | 'occurrence'>;

function checkFields(entry: UncheckedEntry, pathname: string): Problem[] {
  return fieldProblems(FIELDS, entry).map(({ name, kind, value, expected, fix }) => {
    const found =
      kind === 'unknown'
        ? `the unknown field \`${name}\``
        : `\`${name}: ${JSON.stringify(value)}\``;
    return { found: `The entry ${pathname} has ${found}.`, expected, fix };
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
function checkPage(entry: UncheckedEntry, hasPage: (pathname: string) => boolean): Problem[] {
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
    const problems = [...checkFields(entry, pathname), ...checkPage(entry, hasPage)];
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

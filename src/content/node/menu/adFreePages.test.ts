import fs from 'node:fs';
import path from 'node:path';
import { navigation } from '../../../../navigation';
import type { NavEntry, NavItemProps } from '../../shared/navigation';
import { readPages } from '../page';
import { docIdOf } from './pageFiles';

const ROOT = path.join(__dirname, '../../../..');

/** The parts of an older major's recorded menu that this test reads. */
interface SidebarItem {
  readonly customProps?: Partial<NavItemProps>;
  readonly items?: readonly SidebarItem[];
}

/** The paths of pages about paid plans, by their own entry or their group. */
function paidPages(entries: readonly NavEntry[], isPaidGroup = false): string[] {
  return entries.flatMap((entry) => {
    const isPaid = isPaidGroup || entry.plan === 'pro' || entry.plan === 'premium';
    return entry.children ? paidPages(entry.children, isPaid) : isPaid ? [entry.pathname] : [];
  });
}

function toEntry({ customProps, items }: SidebarItem): NavEntry {
  return {
    pathname: customProps?.pathname ?? '',
    plan: customProps?.plan,
    ...(items && { children: items.map(toEntry) }),
  };
}

function olderMenu(major: string): NavEntry[] {
  const file = path.join(ROOT, 'versioned_sidebars', `version-${major}-sidebars.json`);
  return (JSON.parse(fs.readFileSync(file, 'utf8')).docs as SidebarItem[]).map(toEntry);
}

const MENUS: readonly [string, readonly NavEntry[]][] = [
  ['docs', navigation],
  ...['v7', 'v6', 'v5', 'v4'].map((major): [string, readonly NavEntry[]] => [
    `versioned_docs/version-${major}`,
    olderMenu(major),
  ]),
];

it.each(MENUS)(
  '%s: pages of the paid plans show no ads',
  async (docsDir, menu) => {
    const pages = await readPages(path.join(ROOT, docsDir));
    const paid = new Set(paidPages(menu).map((pathname) => `${docIdOf(pathname)}.mdx`));
    const withAds = pages
      .filter(({ place }) => paid.has(place.relative))
      .filter(({ frontMatter }) => frontMatter.disableAd !== true);
    expect(withAds.map(({ name }) => name)).toEqual([]);
    // Reading all pages of a major takes long where they aren't cached.
  },
  60_000,
);

it('finds the pages about paid plans in every major that has them', () => {
  const paid = MENUS.filter(([, menu]) => paidPages(menu).length > 0);
  expect(paid.map(([docsDir]) => docsDir)).toEqual([
    'docs',
    'versioned_docs/version-v7',
    'versioned_docs/version-v6',
    'versioned_docs/version-v5',
  ]);
});

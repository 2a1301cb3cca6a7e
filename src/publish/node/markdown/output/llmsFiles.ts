import { planMark } from '../api/members';
import { FAMILY, PRODUCTS, type ProductId } from '../../../../content/shared/products';
import { walkEntries, type NavEntry } from '../../../../content/shared/navigation';
import type { Major } from '../../../../versions/shared/versions';
import type { Alternate } from '../page/createAlternate';
import { alternateUrl, type LinkSite } from '../page/links';
import { versionOfAlternates } from '../page/versionOfAlternates';
import { SKILL_PATH } from './upgradeSkill';

/** A file of the build: its path below the base URL and its content. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

function entriesByRoute(navigation: readonly NavEntry[]): Map<string, NavEntry> {
  const pages = [...walkEntries(navigation)].filter(({ pathname }) => pathname.startsWith('/x/'));
  return new Map(pages.map((entry) => [entry.pathname.replace(/\/?$/, '/'), entry]));
}

/** Sorts pages in the order of the menu. Pages that aren't in the menu follow by path. */
export function inMenuOrder(
  alternates: readonly Alternate[],
  navigation: readonly NavEntry[],
): Alternate[] {
  const order = new Map(
    [...entriesByRoute(navigation).keys()].map((route, index) => [route, index]),
  );
  const placeOf = ({ route }: Alternate) => order.get(route) ?? Number.MAX_SAFE_INTEGER;
  return [...alternates].sort(
    (a, b) => placeOf(a) - placeOf(b) || (a.route < b.route ? -1 : a.route > b.route ? 1 : 0),
  );
}

function listOf(
  alternates: readonly Alternate[],
  site: LinkSite,
  entries: ReadonlyMap<string, NavEntry>,
): string {
  return alternates
    .map(({ route, title, description }) => {
      const entry = entries.get(route);
      const mark = `${planMark(entry?.plan)}${entry?.newFeature ? ' (new)' : ''}`;
      return `- [${title}](${alternateUrl(site, route)})${mark}: ${description}`;
    })
    .join('\n');
}

function isApi({ route }: Alternate): boolean {
  return /^\/(?:\w\w\/)?x\/api\//.test(route);
}

interface ProductFolder {
  readonly id: ProductId;
  readonly name: string;
  readonly tagline: string;
  /** Below the base URL: `react-charts/`. */
  readonly folder: string;
}

const FOLDERS: readonly ProductFolder[] = PRODUCTS.map(({ id, name, path, tagline }) => ({
  id,
  name,
  tagline,
  folder: path.replace('/x/', ''),
}));

function productFiles(
  product: ProductFolder,
  alternates: readonly Alternate[],
  site: LinkSite,
  entries: ReadonlyMap<string, NavEntry>,
  version: string,
): TextFile[] {
  const own = alternates.filter(({ productId }) => productId === product.id);
  const guides = own.filter((alternate) => !isApi(alternate));
  const sections = [
    `# ${FAMILY.name} ${product.name} ${version}`,
    `> ${product.tagline}`,
    `## Guides\n\n${listOf(guides, site, entries)}`,
    `## API\n\n${listOf(own.filter(isApi), site, entries)}`,
    `## Optional\n\n- [All guides in one file](${site.siteUrl}${product.folder}llms-full.txt)`,
  ];
  const full = guides.map(({ markdown }) => markdown.trim());
  return [
    { path: `${product.folder}llms.txt`, text: `${sections.join('\n\n')}\n` },
    { path: `${product.folder}llms-full.txt`, text: `${full.join('\n\n')}\n` },
  ];
}

function projectFiles(major: Major, { siteUrl }: LinkSite): string {
  return [
    // Without a link to the archive, which tools would read as a page.
    `- [Block for AGENTS.md](${siteUrl}agents/${major}.md): The pages of version ${major.slice(1)}, for the instructions of a project. ${siteUrl}agents/${major}.zip contains the Markdown of all pages and demos.`,
    `- [Skill for upgrades](${siteUrl}${SKILL_PATH}): How to upgrade a project to another major, step by step.`,
  ].join('\n');
}

/**
 * The indexes for language models (llmstxt.org) of the version at the root: one for the site, one
 * per product in menu order, and all guides of a product in one file.
 */
export function createLlmsFiles(
  alternates: readonly Alternate[],
  navigation: readonly NavEntry[],
  site: LinkSite,
  major: Major,
): TextFile[] {
  const version = versionOfAlternates(major);
  const entries = entriesByRoute(navigation);
  const current = inMenuOrder(
    alternates.filter((alternate) => alternate.major === major),
    navigation,
  );
  const folders = FOLDERS.filter(({ id }) => current.some(({ productId }) => productId === id));
  const common = current.filter(({ productId }) => productId === FAMILY.id);
  const products = folders.map(({ name, folder, tagline }) => {
    const url = `${site.siteUrl}${folder}llms.txt`;
    return `- [${name}](${url}): ${tagline}`;
  });
  const root = [
    `# ${FAMILY.name} ${version}`,
    `> ${FAMILY.tagline}`,
    'Every guide and every page of the API reference has a Markdown alternate: add `index.md` to its address. Every demo has one beside the page, `<page>/<Demo>.md`. The home page, the page templates, the theme studio, the check of projects, and the page about production errors have none.',
    `## Products\n\n${products.join('\n')}`,
    `## All products\n\n${listOf(common, site, entries)}`,
    `## For projects\n\n${projectFiles(major, site)}`,
  ];
  return [
    { path: 'llms.txt', text: `${root.join('\n\n')}\n` },
    ...folders.flatMap((product) => productFiles(product, current, site, entries, version)),
  ];
}

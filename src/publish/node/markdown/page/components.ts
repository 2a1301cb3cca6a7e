import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../../base/node';
import { API_CATALOGS } from '../../../../api/shared/apiCatalogs';
import { purposeOf, type FeatureSection } from '../../../../content/node/remark-feature-finder';
import { includesPlan, PLAN_NAMES, type Plan } from '../../../../content/shared/plans';
import type { Feature } from '../../../../search/shared/features';
import { pinPackages } from '../../../../demos/shared/installVersions';
import { projectPath } from '../../../../lab/shared/projectPath';
import { installCommand, PACKAGE_MANAGERS } from '../../../../content/shared/packageManagers';
import { CURRENT_MAJOR } from '../../../../versions/shared/versions';
import { isElement, type JsxElement } from '../../../../content/node/page';
import { placeOfContent } from '../../../../versions/node';
import { apiComponent } from '../api/apiComponents';
import type { PageContext } from './context';
import { readDemo } from './demoSources';
import { demoInPage } from './demoAlternate';
import { fence, fileFence } from './fence';
import { attributeOf, spreadOf } from './jsx';
import { resolveLink } from './links';
import { playgroundProps } from './playgroundProps';

/**
 * Renders a component as Markdown.
 *
 * @param inner The rendered content.
 */
type Renderer = (element: JsxElement, inner: string, page: PageContext) => string;

const same: Renderer = (_element, inner) => inner;

const demo: Renderer = (element, inner, page) => {
  const name = attributeOf(element, 'file') ?? '';
  const found = readDemo(path.dirname(page.file), name);
  // Before those in its content, which are rendered first.
  const content = element.children.filter((child) => isElement(child, 'Demo'));
  page.demos.splice(page.demos.length - content.length, 0, found);
  const url = new URL(`${page.route}${name}.md`, page.site.siteUrl).href;
  return [demoInPage(found, url, page.shown), inner].filter(Boolean).join('\n\n');
};

const install: Renderer = (element, _inner, { file }) => {
  const major = placeOfContent(file)?.major ?? CURRENT_MAJOR;
  const packages = pinPackages(attributeOf(element, 'packages') ?? '', major);
  const dev = attributeOf(element, 'dev') !== undefined;
  const [first = '', ...others] = PACKAGE_MANAGERS.map((manager) =>
    installCommand(manager, packages, { dev }),
  );
  return fence([first, ...others.map((command) => `# or: ${command}`)].join('\n'), 'bash');
};

/** The props of a playground. Its source would be of no use, because it only runs on this site. */
const playground: Renderer = (element, _inner, page) => {
  const component = attributeOf(element, 'component') ?? '';
  const file = path.join(path.dirname(page.file), `${component}.playground.tsx`);
  const props = playgroundProps(fs.readFileSync(file, 'utf8')).map(
    ({ name, range }) => `- \`${name}\`${range ? `: ${range}` : ''}`,
  );
  const api = page.apiUrl(component);
  const name = api ? `[\`${component}\`](${api})` : `\`${component}\``;
  return `The web version of this page has a playground with controls for these props of ${name}:\n\n${props.join('\n')}`;
};

const tab: Renderer = (element, inner) =>
  `**${attributeOf(element, 'label') ?? attributeOf(element, 'value') ?? ''}**\n\n${inner}\n`;

const picture: Renderer = (element) => {
  const alt = attributeOf(element, 'alt');
  return alt ? `(Image: ${alt})` : '';
};

const image: Renderer = (element) => `(Image: ${attributeOf(element, 'alt') ?? 'decorative'})`;

const NAMES: Readonly<Record<string, string>> = PLAN_NAMES;

/** The plan in parentheses; nothing after its own name, because "Pro (Pro)" reads like a mistake. */
const plan: Renderer = (element, _inner, page) => {
  const name = NAMES[attributeOf(element, 'name') ?? ''] ?? '';
  const line =
    page.text
      .slice(0, element.position?.start.offset ?? 0)
      .split('\n')
      .at(-1) ?? '';
  return new RegExp(`\\b${name}\\b(?: plan)?\\W*$`).test(line) ? '' : `(${name})`;
};

function linkTo({ name, to }: Feature, page: PageContext): string {
  return `[${name}](${resolveLink(to, page.file, page.site)})`;
}

/** A list of features with links to their alternates, and what readers do with them. */
export function featureList(features: readonly Feature[], page: PageContext): string {
  return features
    .map((feature) => {
      const { plan } = feature;
      const mark = plan ? ` (${NAMES[plan]})` : '';
      return `- ${linkTo(feature, page)}${mark}: ${purposeOf(feature)}`;
    })
    .join('\n');
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The table of a group, with what differs between the plans in a column of its own. */
function featureTable(
  { name, features }: FeatureSection,
  plans: readonly Plan[],
  page: PageContext,
) {
  const rows = features.map((feature) => {
    const { names = [], note = '' } = feature;
    const marks = plans.map((value) =>
      includesPlan(value, feature.plan ?? 'community') ? 'Yes' : 'No',
    );
    return [linkTo(feature, page), names.map((entry) => `\`${entry}\``).join(', '), ...marks, note];
  });
  const head = ['Feature', 'API', ...plans.map((value) => PLAN_NAMES[value]), 'Notes'];
  const table = [head, head.map(() => '---'), ...rows].map(tableRow).join('\n');
  return `## ${name}\n\n${table}`;
}

const allFeatures: Renderer = (element, _inner, page) => {
  const lists = page.features.get(attributeOf(element, 'product') ?? '');
  return (lists?.sections ?? [])
    .map((section) => featureTable(section, lists?.plans ?? [], page))
    .join('\n\n');
};

/** The modules beside the page, except for the seed of its database. */
const handlerFiles: Renderer = (_element, _inner, { file }) => {
  const folder = path.dirname(file);
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'seed.ts')
    .map((name) => fileFence(name, fs.readFileSync(path.join(folder, name), 'utf8')))
    .join('\n\n');
};

const lab: Renderer = (_element, inner) =>
  `The web version of this page has a grid on PostgreSQL, which runs in the browser and shows the statements of each request.\n\n${inner}`;

const downloadProject: Renderer = (element, _inner, { site }) => {
  const name = attributeOf(element, 'name') ?? '';
  const url = new URL(site.baseUrl + projectPath(name).slice(1), site.siteUrl).href;
  return `[Download project](${url}) (zip)`;
};

const RENDERERS: Readonly<Record<string, Renderer>> = {
  'Api.Changes': same,
  'Api.Import': same,
  'Api.Parts': same,
  Cards: same,
  Demo: demo,
  DownloadProject: downloadProject,
  Features: allFeatures,
  Flow: same,
  HandlerFiles: handlerFiles,
  Head: () => '',
  InstallCommand: install,
  Lab: lab,
  PagePicture: picture,
  Plan: plan,
  Playground: playground,
  ReleaseFilter: () => '',
  TabItem: tab,
  Tabs: same,
  ThemedImage: image,
  details: same,
  summary: (_element, inner) => `**${inner}**`,
};

function dataOf(element: JsxElement, { data, docsDir }: PageContext): unknown {
  const catalog = API_CATALOGS[element.name ?? ''];
  if (catalog) {
    const file = `${catalog((name) => attributeOf(element, name) ?? '')}.json`;
    return readJson(path.join(docsDir, 'api', file));
  }
  const [entries, key] = (attributeOf(element, 'entries') ?? spreadOf(element) ?? 'api').split('.');
  const value = data[entries ?? ''] as Record<string, unknown> | undefined;
  return key ? value?.[key] : value;
}

/** The Markdown of a component, or only its content if the component is unknown. */
export function renderComponent(element: JsxElement, inner: string, page: PageContext): string {
  const name = element.name ?? '';
  const renderer = RENDERERS[name];
  if (renderer) {
    return renderer(element, inner, page);
  }
  if (name.startsWith('Api')) {
    const resolve = (href: string) => resolveLink(href, page.file, page.site);
    const text = apiComponent(name, dataOf(element, page), resolve, {
      product: attributeOf(element, 'product'),
    });
    if (text !== undefined) {
      return text;
    }
  }
  if (/^[A-Z]/.test(name)) {
    page.unknown.add(name);
  }
  return inner;
}

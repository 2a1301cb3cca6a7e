import type { ApiChangesData } from '../../shared/apiChanges';
import type { ApiIndexData, ApiPageData } from '../../shared/apiPage';
import type { ApiProduct } from '../../shared/apiModel';
import { releaseChanges } from '../../shared/releases';
import { taskId, tasksIn } from '../../shared/apiTasks';
import english from '../../../../i18n/translations.json';
import { PRODUCTS } from '../../../content/shared/products';
import { importPath } from '../../../delivery/node';

const IMPORT_API = `import * as Api from '${importPath('apiPages')}';`;

export function productName(product: ApiProduct): string {
  return PRODUCTS.find(({ apiSegment }) => apiSegment === product)?.name ?? product;
}

export function frontMatter(
  title: string,
  description: string,
  product?: ApiProduct,
  disableAd = false,
): string {
  const { id } = PRODUCTS.find(({ apiSegment }) => apiSegment === product) ?? { id: 'x' };
  return [
    '---',
    `title: ${title}`,
    `description: ${JSON.stringify(description)}`,
    `productId: ${id}`,
    'custom_edit_url: null',
    ...(disableAd ? ['disableAd: true'] : []),
    // Pages that aren't in the menu still show it.
    'displayed_sidebar: docs',
    '---',
  ].join('\n');
}

const LIST = new Intl.ListFormat('en');

/** The contents of a page as a list in a sentence: "its props, slots, and CSS classes". */
function contents({ classes, kind, slots }: ApiPageData): string {
  if (kind === 'interface') {
    return 'its properties, their types, and what they do';
  }
  const parts = ['props', ...(slots ? ['slots'] : []), ...(classes ? ['CSS classes'] : [])];
  return `its ${LIST.format(parts)}`;
}

function section(title: string, id: string, component: string): string {
  return `## ${title} {#${id}}\n\n<${component} {...api} />`;
}

/** The members, below headings of their tasks, so that the contents of the page list these. */
function membersSection({ kind, members }: ApiPageData): string {
  const title = kind === 'component' ? 'Props' : 'Properties';
  const id = kind === 'component' ? 'props' : 'properties';
  const current = members.filter(({ deprecated }) => !deprecated);
  const headings = tasksIn(current).map(
    (task) => `### ${english['api-docs'].tasks[task]} {#${taskId(task)}}`,
  );
  return headings.length === 0
    ? section(title, id, 'Api.Members')
    : [`## ${title} {#${id}}`, '<Api.Members {...api}>', ...headings, '</Api.Members>'].join(
        '\n\n',
      );
}

/** The sections about the parts of a component, which a demo on the page can show. */
function partSections({ classes, demos, slots }: ApiPageData): string[] {
  const sections = [
    ...(slots ? [section('Slots', 'slots', 'Api.Slots')] : []),
    ...(classes ? [section('CSS classes', 'classes', 'Api.Classes')] : []),
  ];
  return demos ? ['<Api.Parts {...api}>', ...sections, '</Api.Parts>'] : sections;
}

const OR_LIST = new Intl.ListFormat('en', { type: 'disjunction' });

/** The module of an import statement. */
const moduleOf = (statement: string) => /'([^']+)';$/.exec(statement)?.[1] ?? '';

/**
 * One statement that readers can copy and run, from the root of the lowest plan's package, and the
 * other modules in a sentence. It takes one line, so that the props begin higher.
 */
function importSection(imports: readonly string[]): string {
  const isRoot = (statement: string) => /^@[^/]+\/[^/]+$/.test(moduleOf(statement));
  const first = imports.find(isRoot) ?? imports[0] ?? '';
  const others = imports.flatMap((statement) =>
    statement === first ? [] : `\`${moduleOf(statement)}\``,
  );
  return [
    '<Api.Import>',
    '## Import {#import}',
    ['```ts no-check', first, '```'].join('\n'),
    ...(others.length > 0 ? [`You can also import it from ${OR_LIST.format(others)}.`] : []),
    '</Api.Import>',
  ].join('\n\n');
}

function themeSection(name: string, themeName: string): string {
  return `## Theme default props {#theme-default-props}

A theme can change the defaults and the styles of every \`${name}\` under the key \`${themeName}\`:

\`\`\`ts no-check
const theme = createTheme({
  components: {
    ${themeName}: {
      defaultProps: {
        // props of ${name}
      },
      styleOverrides: {
        // rule names of its CSS classes
      },
    },
  },
});
\`\`\``;
}

/**
 * The MDX of an API page. Its headings are Markdown, so that Docusaurus creates the table of
 * contents and checks links to them; the data is imported from the JSON beside it.
 *
 * @param imports The import statements; none for a type that no package exports.
 */
export function pageStub(data: ApiPageData, file: string, imports: readonly string[]): string {
  const isComponent = data.kind === 'component';
  const subject = isComponent ? 'React component' : 'interface';
  const description = `API of the ${data.name} ${subject}: ${contents(data)}.`;
  return [
    frontMatter(`${data.name} API`, description, data.product, data.kind === 'interface'),
    IMPORT_API,
    `import api from './${file}.json';`,
    ...(data.deprecated ? ['<Api.Deprecation {...api} />'] : []),
    ...(imports.length > 0 ? [importSection(imports)] : []),
    '<Api.Overview {...api} />',
    membersSection(data),
    ...(data.inherited ? [section('Inherited props', 'inheritance', 'Api.Inherited')] : []),
    ...partSections(data),
    ...(data.guides.length > 0 ? [section('Guides', 'guides', 'Api.Guides')] : []),
    ...(releaseChanges(data).length > 0
      ? [
          section(
            `Added and deprecated in version ${data.major.slice(1)}`,
            'releases',
            'Api.Releases',
          ),
        ]
      : []),
    ...(data.changePages ? [section('History', 'history', 'Api.History')] : []),
    ...(data.themeName ? [themeSection(data.name, data.themeName)] : []),
    '## Source code {#source-code}',
    `If an answer is not on this page, it is in the source: [${data.sourceUrl.split('/').pop()}](${data.sourceUrl}).`,
    '',
  ].join('\n\n');
}

/** The page of a documented name that none of the installed packages exports. */
export function missingStub(name: string, product: ApiProduct): string {
  const description = `API of the ${name} React component, which this site cannot show yet.`;
  return [
    frontMatter(`${name} API`, description, product),
    `:::warning\nThe package of \`${name}\` is not installed in this build of the site, so its props cannot be listed here. They are in the type definitions of the package that you install.\n:::`,
    '',
  ].join('\n\n');
}

/** The page of the changes from one major to the next. */
export function changesStub({ from, products, to }: ApiChangesData): string {
  const description = `Components, props, slots, and CSS classes that ${to} added, changed, deprecated, or removed.`;
  return [
    frontMatter(`API changes from ${from} to ${to}`, description),
    IMPORT_API,
    `import api from './${to}.json';`,
    "This list compares the types of both majors. It doesn't include changes of behavior that leave a type as it was; the migration guides describe those.",
    '<Api.Changes {...api}>',
    ...products.map(
      ({ product }) =>
        `## ${productName(product)} {#${product}}\n\n<Api.ProductChanges product="${product}" />`,
    ),
    '</Api.Changes>',
    '',
  ].join('\n\n');
}

/** The index page of the changes: how many each step has, by product. */
export function changesIndexStub(steps: readonly ApiChangesData[]): string {
  const products = [
    ...new Set(steps.flatMap((step) => step.products.map(({ product }) => product))),
  ];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const countOf = (step: ApiChangesData, product: ApiProduct) => {
    const groups = step.products.find((entry) => entry.product === product)?.groups ?? [];
    const count = groups.flatMap(({ changes }) => changes).length;
    return count > 0 ? `[${count}](./${step.to}/${step.to}.mdx#${product})` : '–';
  };
  return [
    frontMatter('API changes', 'What each major version of MUI X changed in its API.'),
    'Each list can be narrowed down to the components that you use. The numbers count its changes by product.',
    [
      row(['Upgrade', ...products.map(productName)]),
      row([':---', ...products.map(() => ':---')]),
      ...steps.map((step) =>
        row([
          `[From ${step.from} to ${step.to}](./${step.to}/${step.to}.mdx)`,
          ...products.map((product) => countOf(step, product)),
        ]),
      ),
    ].join('\n'),
    '',
  ].join('\n\n');
}

/** The index page of a product. */
export function indexStub({
  hooks,
  interfaces,
  mainComponents,
  otherComponents,
  product,
  slotProps,
}: ApiIndexData): string {
  const name = productName(product);
  const description = `Every component, interface, and hook of the ${name} packages, and where to import it from.`;
  const lists = [
    {
      title: 'Components',
      id: 'components',
      list: [
        '<Api.IndexList entries={api.mainComponents} isMain />',
        '<Api.IndexList entries={api.otherComponents} />',
      ].join('\n\n'),
      entries: [...mainComponents, ...otherComponents],
    },
    {
      title: 'Interfaces',
      id: 'interfaces',
      list: '<Api.IndexList entries={api.interfaces} />',
      entries: interfaces,
    },
    {
      title: 'Slot props',
      id: 'slot-props',
      list: '<Api.IndexList entries={api.slotProps} />',
      entries: slotProps,
    },
    { title: 'Hooks', id: 'hooks', list: '<Api.IndexHooks {...api} />', entries: hooks },
  ];
  return [
    frontMatter(`${name} API`, description, product),
    IMPORT_API,
    `import api from './${product}.json';`,
    'What each major version changed is listed under [API changes](../changes/changes.mdx).',
    ...lists
      .filter(({ entries }) => entries.length > 0)
      .map(({ id, list, title }) => `## ${title} {#${id}}\n\n${list}`),
    '',
  ].join('\n\n');
}

import type { ApiComponent, ApiInterface, ApiSource } from '../../shared/apiModel';
import {
  SHOWN_GUIDES,
  type ApiPageData,
  type ApiPageDemo,
  type ApiPageGuide,
  type ApiPageMember,
} from '../../shared/apiPage';
import { API_TASKS, isGuideOf } from '../../shared/apiTasks';
import { LIBRARY_VERSION } from '../../../content/shared/products';
import { CURRENT_MAJOR, isLive, isMajor } from '../../../versions/shared/versions';
import { definitionsFor } from './definitionsFor';
import { demosFor, guidesFor } from './guides';
import { higherPlans } from './higherPlans';
import { entryHistory } from './memberHistory';
import { tasksOf } from './memberTasks';
import { deprecation, pageClass, pageInherited, pageMember, pageSlot } from './members';
import sizes from '../../../../data/sizes.json';
import type { ComponentSize } from '../sizes/sizeData';
import { slotTarget } from '../slotTarget';
import type { PageContext } from './pageContext';

/** The URL of a package's source file at the installed version. */
export function sourceUrl(source: ApiSource, { packages, repositoryUrl }: PageContext): string {
  const folder = source.package.replace('@mui/', '');
  const version = packages[source.package] ?? '';
  // Files of components (.tsx) and models (.ts) are named after their export.
  const extension = /^[A-Z]/.test(source.file.split('/').pop() ?? '') ? 'tsx' : 'ts';
  return `${repositoryUrl}/blob/v${version}/packages/${folder}/src/${source.file}.${extension}`;
}

/**
 * One import statement per module: `import { Unstable_SankeyChart as SankeyChart } from
 * '@mui/x-charts-pro';`.
 */
export function importStatements({
  exportName,
  imports,
  kind,
  name,
}: Pick<ApiComponent | ApiInterface, 'exportName' | 'imports' | 'kind' | 'name'>): string[] {
  const specifier = exportName ? `${exportName} as ${name}` : name;
  const keyword = kind === 'interface' ? 'import type' : 'import';
  return imports.map((module) => `${keyword} { ${specifier} } from '${module}';`);
}

/** The measured size of a component, which only the current major has. */
function sizeOf({ name, product }: ApiComponent, { history }: PageContext): ApiPageData['size'] {
  const measured: Record<string, ComponentSize> = sizes.components;
  return history.major === CURRENT_MAJOR ? measured[`${product}/${name}`] : undefined;
}

/**
 * `@mui/x-tree-view-pro 8.10.1` for an entry of a package whose installed version isn't the
 * documented one.
 */
function otherVersion({ source }: ApiComponent | ApiInterface, context: PageContext) {
  const version = context.packages[source.package];
  return context.history.major === CURRENT_MAJOR && version !== LIBRARY_VERSION && version
    ? `${source.package} ${version}`
    : undefined;
}

/** The demos for the component's slots and classes; none if no element of them is known. */
function demosOf(component: ApiComponent, { guides, history, model }: PageContext): ApiPageDemo[] {
  const runs = isMajor(history.major) && isLive(history.major);
  const { classes = [], slots = [] } = component;
  const hasParts = () =>
    classes.length > 0 || slots.some((slot) => slotTarget(slot, model.styles) !== undefined);
  return runs && hasParts() ? demosFor(component, component.guides ?? [], guides) : [];
}

function membersOf(entry: ApiComponent | ApiInterface) {
  return entry.kind === 'component' ? entry.props : entry.members;
}

/** The members in the order of use: the more guides show one, the more readers look for it. */
function byUse(entry: ApiComponent | ApiInterface, { memberGuides }: PageContext) {
  return [...membersOf(entry)].sort((a, b) => memberGuides.compareUse(entry.name, a.name, b.name));
}

/** The section that explains a prop, unless it is deprecated, or its description links the page. */
function guideOf(
  component: string,
  { deprecated, description, name }: ApiPageMember,
  { memberGuides }: PageContext,
): ApiPageGuide | undefined {
  const guide = deprecated ? undefined : memberGuides.guideOf(component, name);
  const [page] = guide?.route.split('#') ?? [];
  const text = JSON.stringify(description ?? '');
  return text.includes(`"${page}"`) || text.includes(`"${page}#`) ? undefined : guide;
}

/** The guides that a page shows or that are about a task, and of the others, those that no prop leads to. */
function otherGuides(
  guides: readonly ApiPageGuide[],
  members: readonly ApiPageMember[],
): ApiPageGuide[] {
  const linked = new Set(members.map(({ guide }) => guide?.route.split('#')[0]));
  return guides.filter(
    ({ route }, index) =>
      index < SHOWN_GUIDES ||
      !linked.has(route) ||
      API_TASKS.some((task) => isGuideOf(task, route)),
  );
}

/**
 * The data of the page of a component or interface. What is undefined isn't written, like in all data
 * of pages, because JSON has no such value.
 *
 * @param nestedBudget See `definitionsFor()`.
 */
export function createPageData(
  entry: ApiComponent | ApiInterface,
  context: PageContext,
  nestedBudget?: number,
): ApiPageData {
  const component = entry.kind === 'component' ? entry : undefined;
  const inherited = component?.inherited?.map(pageInherited);
  const variants = entry.kind === 'interface' ? entry.variants : undefined;
  const demos = component ? demosOf(component, context) : [];
  const tasks = tasksOf(
    entry.product,
    membersOf(entry).map(({ name }) => name),
  );
  const members = (tasks.size > 0 ? byUse(entry, context) : membersOf(entry)).map((member) => {
    const data = pageMember(member, entry.name, context);
    return {
      ...data,
      task: tasks.get(member.name),
      guide: component && guideOf(component.name, data, context),
    };
  });
  return {
    kind: entry.kind,
    name: entry.name,
    product: entry.product,
    plan: entry.plan,
    deprecated: deprecation(entry.deprecated, context),
    ...entryHistory(entry.name, context),
    readFrom: otherVersion(entry, context),
    description: context.richText(entry.description),
    guides: otherGuides(
      guidesFor(entry.name, entry.product, entry.guides ?? [], context.guides),
      members,
    ),
    demos: demos.length > 0 ? demos : undefined,
    generics: entry.generics,
    variants,
    members,
    higher: component && higherPlans(component, context),
    inherited,
    slots: component?.slots?.map((slot) => pageSlot(slot, entry.name, context)),
    classes: component?.classes?.map((item) => pageClass(item, entry.name, context)),
    propsType: component?.propsType,
    themeName: component?.themeName,
    refType: component?.refType,
    size: component && sizeOf(component, context),
    sourceUrl: sourceUrl(entry.source, context),
    definitions: definitionsFor(
      [
        ...membersOf(entry).map(({ type }) => type),
        ...(component?.slots ?? []).map(({ given, props }) => props ?? given),
        ...(inherited ?? []).flatMap(({ props }) => props.map(({ type }) => type)),
        ...(entry.generics ?? []).flatMap(({ constraint, default: initial }) => [
          constraint,
          initial,
        ]),
        (variants ?? []).map((ref) => ({ ref })),
      ],
      context,
      nestedBudget,
    ),
  };
}

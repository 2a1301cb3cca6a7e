import type { ApiComponent, ApiInterface, ApiSource } from '../../shared/apiModel';
import type { ApiPageData, ApiPageDemo } from '../../shared/apiPage';
import { LIBRARY_VERSION } from '../../../content/shared/products';
import { CURRENT_MAJOR, isLive, isMajor } from '../../../versions/shared/versions';
import { definitionsFor } from './definitionsFor';
import { demosFor, guidesFor } from './guides';
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

/**
 * The data of the page of a component or interface.
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
  const description = context.richText(entry.description);
  const deprecated = deprecation(entry.deprecated, context);
  const variants = entry.kind === 'interface' ? entry.variants : undefined;
  const size = component && sizeOf(component, context);
  const readFrom = otherVersion(entry, context);
  const demos = component ? demosOf(component, context) : [];
  const tasks = tasksOf(
    entry.product,
    membersOf(entry).map(({ name }) => name),
  );
  return {
    kind: entry.kind,
    name: entry.name,
    product: entry.product,
    ...(entry.plan ? { plan: entry.plan } : {}),
    ...(deprecated ? { deprecated } : {}),
    ...entryHistory(entry.name, context),
    ...(readFrom ? { readFrom } : {}),
    ...(description ? { description } : {}),
    guides: guidesFor(entry.name, entry.product, entry.guides ?? [], context.guides),
    ...(demos.length > 0 ? { demos } : {}),
    ...(entry.generics ? { generics: entry.generics } : {}),
    ...(variants ? { variants } : {}),
    members: membersOf(entry).map((member) => {
      const task = tasks.get(member.name);
      return { ...pageMember(member, entry.name, context), ...(task && { task }) };
    }),
    ...(inherited ? { inherited } : {}),
    ...(component?.slots
      ? { slots: component.slots.map((slot) => pageSlot(slot, entry.name, context)) }
      : {}),
    ...(component?.classes
      ? { classes: component.classes.map((item) => pageClass(item, entry.name, context)) }
      : {}),
    ...(component?.propsType ? { propsType: component.propsType } : {}),
    ...(component?.themeName ? { themeName: component.themeName } : {}),
    ...(component?.refType ? { refType: component.refType } : {}),
    ...(size ? { size } : {}),
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

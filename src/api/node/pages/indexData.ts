import type { ApiHook, ApiTypeText } from '../../shared/apiModel';
import type { ApiIndexData, ApiIndexEntry, ApiIndexHook, ApiSince } from '../../shared/apiPage';
import { apiRoute } from '../../shared/apiNames';
import { releasesIn } from '../../shared/releases';
import { definitionsFor } from './definitionsFor';
import { deprecation } from './members';
import type { PageContext } from './pageContext';

/**
 * The signature with parameter names: `(apiRef: RefObject<GridApi>, options?: Options) => void`.
 */
function signature({ params, returnType }: ApiHook): ApiTypeText {
  const list = params.flatMap(({ name, optional, type = [] }, index): ApiTypeText => [
    `${index > 0 ? ', ' : ''}${name}${optional ? '?' : ''}: `,
    ...type,
  ]);
  return ['(', ...list, ') => ', ...returnType];
}

function indexHook(hook: ApiHook, context: PageContext): ApiIndexHook {
  return {
    name: hook.name,
    signature: signature(hook),
    import: hook.imports[0] ?? '',
    description: context.richText(hook.description),
    plan: hook.plan,
    deprecated: deprecation(hook.deprecated, context),
    ...context.findReleases?.(context.product, 'entry', hook.name),
  };
}

/** Whether it may have come with the major itself, as most did; then only its own page says so. */
const isFirstRelease = (since: ApiSince | undefined) =>
  releasesIn(since).some((release) => release.endsWith('.0'));

/** The names of the components with which readers start: those of the product's overview. */
function mainComponents({ folder, guides, product }: PageContext): readonly string[] {
  const overview = `/x/${folder}react-${product}/`;
  return guides.find(({ route }) => route === overview)?.components ?? [];
}

/** The data of a product's index page: components, interfaces, and hooks. */
export function createIndexData(context: PageContext): ApiIndexData {
  const { findReleases, model, product } = context;
  const entry = ({
    deprecated,
    name,
    plan,
  }: Omit<ApiIndexEntry, 'route' | 'deprecated'> & { deprecated?: string }) => {
    const since = findReleases?.(product, 'entry', name).since;
    return {
      name,
      route: apiRoute(product, name, context.folder),
      plan,
      deprecated: deprecated === undefined ? undefined : (true as const),
      since: isFirstRelease(since) ? undefined : since,
    };
  };
  const components = Object.values(model.components).map(entry);
  const main = mainComponents(context);
  const hooks = Object.values(model.hooks)
    .filter(({ name }) => !/^(?:unstable_|UNSTABLE_)/.test(name))
    .map((hook) => indexHook(hook, context));
  return {
    product,
    mainComponents: components.filter(({ name }) => main.includes(name)),
    otherComponents: components.filter(({ name }) => !main.includes(name)),
    interfaces: Object.values(model.interfaces).map(entry),
    slotProps: Object.values(model.slotProps).map((type) => ({
      ...entry(type),
      route: context.routeOf(type.name) ?? '',
    })),
    hooks,
    definitions: definitionsFor(
      hooks.map((hook) => hook.signature),
      context,
    ),
  };
}

import type { ApiEntry, ApiModel, ApiProduct, ApiProductModel } from '../../shared/apiModel';
import type { ApiSources } from '../sources';
import { describeComponent, findComponent } from './components';
import { createIsOwnFile, type ProductContext } from './context';
import { describeTypes } from './definitions';
import { collectExports, documentedFolders, type ExportedSymbol } from './exports';
import { describeEvents, describeObjects, describeSelectors } from './gridApi';
import { describeHook, findHook } from './hooks';
import { describeInterface, isInterface } from './interfaces';
import { collectNames, type NameRegistry } from './names';
import { createApiProgram, entrySpecifiers, type ApiProgram } from './program';
import { describeSlotProps, exportedPropsTypes } from './slotProps';
import { createShim, type DocumentedNames } from './shim';
import { describeStyles } from './styles';
import { createTypePrinter } from './typeText';

/** Interfaces that aren't described separately, because they are helpers of a component. */
const HELPER_TYPE = /(?:Props|Slots|SlotProps|Classes|ClassKey|SlotsComponent\w*)$/;

function createContext(
  api: ApiProgram,
  product: ApiProduct,
  registry: NameRegistry,
): ProductContext {
  const names = registry[product];
  return {
    api,
    product,
    exports: collectExports(api, product),
    names,
    printer: createTypePrinter(api.checker, names),
    isOwnFile: createIsOwnFile(api),
  };
}

/** The kind of an export. */
function kindOf(entry: ExportedSymbol, context: ProductContext): ApiEntry['kind'] | undefined {
  if (findComponent(entry, context.api.checker)) {
    return 'component';
  }
  if (findHook(entry, context.api.checker)) {
    return 'hook';
  }
  return !HELPER_TYPE.test(entry.name) && isInterface(entry, context) ? 'interface' : undefined;
}

/** Adds a documented export to the model. */
function describeEntry(
  name: string,
  entry: ExportedSymbol,
  model: Omit<ApiProductModel, 'types'>,
  context: ProductContext,
): void {
  const component = findComponent(entry, context.api.checker);
  if (component) {
    model.components[name] = describeComponent(entry, component, context);
  } else {
    model.interfaces[name] = describeInterface(entry, context);
  }
}

/** `@mui/x-charts/BarChart` → `@mui/x-charts` */
function packageOf([specifier = '']: readonly string[]): string {
  return specifier.split('/', 2).join('/');
}

function extractProduct(context: ProductContext, documented: readonly string[]): ApiProductModel {
  const { exports } = context;
  const pages = new Map(
    documented.map((name) => [name, exports.get(name) ?? exports.get(`Unstable_${name}`)]),
  );
  const model: Omit<ApiProductModel, 'types'> = {
    exported: {},
    otherExports: {},
    missing: documented.filter((name) => !pages.get(name)),
    components: {},
    interfaces: {},
    slotProps: {},
    propsTypes: exportedPropsTypes(context),
    hooks: {},
    objects: describeObjects(context),
    events: describeEvents(context),
    selectors: describeSelectors(context),
    styles: describeStyles(context.product, context.api.sources),
  };
  for (const entry of [...exports.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const kind = kindOf(entry, context);
    if (kind) {
      const { plan } = entry;
      model.exported[entry.name] = { kind, ...(plan ? { plan } : {}), imports: entry.imports };
    } else {
      model.otherExports[entry.name] = packageOf(entry.imports);
    }
    const hook = kind === 'hook' && findHook(entry, context.api.checker);
    if (hook) {
      model.hooks[entry.name] = describeHook(entry, hook, context);
    }
  }
  for (const [name, entry] of pages) {
    if (entry) {
      describeEntry(name, entry, model, context);
    }
  }
  model.slotProps = describeSlotProps(model.components, documented, context);
  return { ...model, types: describeTypes(model, context) };
}

/**
 * Extracts the public API of a major from its installed packages.
 *
 * Takes a few seconds: see `loadApiModel`, which caches the result.
 */
export function extractApi(sources: ApiSources, documented: DocumentedNames): ApiModel {
  const api = createApiProgram(
    sources,
    entrySpecifiers(sources, documentedFolders),
    createShim(sources, documented),
  );
  const registry = collectNames(api);
  const products = [...new Set(sources.packages.map(({ product }) => product))];
  const extract = (product: ApiProduct) =>
    extractProduct(createContext(api, product, registry), documented[product] ?? []);
  return {
    major: sources.major,
    packages: Object.fromEntries(sources.packages.map(({ name, version }) => [name, version])),
    products: Object.fromEntries(products.map((product) => [product, extract(product)])),
  };
}

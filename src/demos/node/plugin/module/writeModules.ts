import type { DemoStyling } from '../../../shared/demo';
import { entryName, MODULES_QUERY, PREVIEWS_QUERY, STYLES_QUERY } from '../..';

/**
 * Eager: the code is in this chunk but runs on request, so that a demo that throws while it loads
 * doesn't affect others.
 */
function writeImport(request: string): string {
  return `() => import(/* webpackMode: "eager" */ ${JSON.stringify(`./${request}`)})`;
}

/** The styles of Tailwind classes load before the component. */
function writeComponentImport(name: string, styling: DemoStyling): string {
  const entry = entryName(name, styling);
  const load = writeImport(entry);
  return styling === 'tailwind'
    ? `() => (${writeImport(entry + STYLES_QUERY)})().then(${load})`
    : load;
}

function writeChunk(entries: readonly string[]): string {
  return ['export default {', ...entries.map((entry) => `  ${entry},`), '};', ''].join('\n');
}

/** The components of demos and their previews: name → styling → loader. */
export function writeComponentsChunk(
  demos: readonly { readonly name: string; readonly stylings: readonly DemoStyling[] }[],
): string {
  return writeChunk(
    demos.map(({ name, stylings }) => {
      const loaders = stylings.map(
        (styling) => `${styling}: ${writeComponentImport(name, styling)}`,
      );
      const previews = `previews: ${writeImport(entryName(name, 'system') + PREVIEWS_QUERY)}`;
      return `${name}: { ${[...loaders, previews].join(', ')} }`;
    }),
  );
}

/** The modules that the editor needs to run edited code: name → loader. */
export function writeModulesChunk(names: readonly string[]): string {
  return writeChunk(
    names.map((name) => `${name}: ${writeImport(entryName(name, 'system') + MODULES_QUERY)}`),
  );
}

/** Style sheets load with the component, so the live editor gets an empty module. */
const isStylesheet = (specifier: string) => specifier.endsWith('.css');

/**
 * The module that provides a demo's imports to the live editor, by specifier.
 *
 * @param specifiers Without duplicates.
 */
export function writeModulesModule(specifiers: readonly string[]): string {
  const modules = specifiers.filter((specifier) => !isStylesheet(specifier));
  const sheets = specifiers.filter(isStylesheet);
  return [
    ...modules.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`),
    'export default {',
    ...modules.map((name, index) => `  ${JSON.stringify(name)}: m${index},`),
    ...sheets.map((name) => `  ${JSON.stringify(name)}: {},`),
    '};',
    '',
  ].join('\n');
}

/** A module with data. Browsers parse JSON faster than the same data as code. */
export function writeJsonModule(data: object): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;
}

/**
 * A module that adds styles to the page once. They load with the variant that needs them; as a
 * style sheet, they would be part of every page.
 */
export function writeStyleModule(css: string): string {
  return [
    "const style = document.createElement('style');",
    `style.textContent = ${JSON.stringify(css)};`,
    'document.head.append(style);',
    '',
  ].join('\n');
}

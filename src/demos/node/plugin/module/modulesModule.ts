/** Style sheets load with the component, so the live editor gets an empty module. */
function isStylesheet(specifier: string): boolean {
  return specifier.endsWith('.css');
}

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

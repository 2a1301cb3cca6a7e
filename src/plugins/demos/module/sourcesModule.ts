import type { DemoSources } from '../../../shared/demo';

/** Parsing JSON is quicker for a browser than reading the same text as code. */
export function writeSourcesModule(sources: DemoSources): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(sources))});\n`;
}

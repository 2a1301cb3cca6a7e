import type { DemoStyling, ResolvedDemoProps } from '../../../shared/demo';
import { entryName } from '../demoFolder';
import { MODULES_QUERY, SOURCES_QUERY } from '../demoRequest';

/** The part of the props that is known when the page is built. */
export type DemoFacts = Pick<ResolvedDemoProps, 'name' | 'path' | 'plan' | 'reserved' | 'code'>;

export interface PropsModuleInput {
  readonly facts: DemoFacts;
  readonly stylings: readonly DemoStyling[];
  /** Distinguishes the chunks of this page. */
  readonly slug: string;
  readonly isServer: boolean;
}

/**
 * On the server a demo is an empty stage: without the imports, none of the demos nor the packages
 * they need is built a second time for the static pages.
 */
const NEVER = '() => new Promise(() => {})';

/**
 * The module whose default export is the props of a `<Demo>`. All demos of a page share one chunk
 * for their components, one for their sources and one for the modules of the live editor: three a
 * page, not three a demo, keep the bundler's chunk table small.
 */
export function writePropsModule({ facts, stylings, slug, isServer }: PropsModuleInput): string {
  const load = (request: string, chunk: string) =>
    isServer
      ? NEVER
      : `() => import(/* webpackChunkName: "${chunk}-${slug}" */ ${JSON.stringify(`./${request}`)})`;
  const entry = entryName(facts.name, 'system');
  const loaders = stylings.map(
    (styling) => `    ${styling}: ${load(entryName(facts.name, styling), 'demos')},`,
  );
  return [
    'export default {',
    `  ...${JSON.stringify(facts)},`,
    '  loaders: {',
    ...loaders,
    '  },',
    `  loadSources: ${load(entry + SOURCES_QUERY, 'demo-sources')},`,
    `  loadModules: ${load(entry + MODULES_QUERY, 'demo-modules')},`,
    '};',
    '',
  ].join('\n');
}

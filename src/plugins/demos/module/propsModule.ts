import type { DemoStyling, ResolvedDemoProps } from '../../../shared/demo';
import { chunkQuery, DEMO_CHUNKS, type DemoChunk } from '../demoRequest';

/** The part of the props that is known when the page is built. */
export type DemoFacts = Pick<ResolvedDemoProps, 'name' | 'path' | 'plan' | 'reserved' | 'code'>;

export interface PropsModuleInput {
  /** File name of the page. */
  readonly page: string;
  readonly demos: readonly {
    readonly facts: DemoFacts;
    readonly stylings: readonly DemoStyling[];
  }[];
  /**
   * Prefix of readable chunk names, for development. In production names would cost every page of
   * the site: the bundler's table of names is part of its runtime (4 kB gzip for 80 pages).
   */
  readonly chunkName?: string;
  readonly isServer: boolean;
}

/**
 * On the server a demo is an empty stage: without the imports, none of the demos nor the packages
 * they need is built a second time for the static pages.
 */
const NEVER = '() => new Promise(() => {})';

function writeChunkLoader(chunk: DemoChunk, input: PropsModuleInput): string {
  const { page, demos, chunkName, isServer } = input;
  if (isServer) {
    return `const ${chunk} = ${NEVER};`;
  }
  const names = demos.map(({ facts }) => facts.name);
  const comment = chunkName === undefined ? '' : `/* webpackChunkName: "${chunkName}-${chunk}" */ `;
  const request = JSON.stringify(`./${page}${chunkQuery(chunk, names)}`);
  return `const ${chunk} = () => import(${comment}${request}).then((chunk) => chunk.default);`;
}

/**
 * The module whose default export holds the props of each `<Demo>` of a page by name. All demos of a
 * page share one chunk for their components, one for their sources and one for the modules of the
 * live editor: three a page, not three a demo, keep the bundler's table of chunks small.
 */
export function writePropsModule(input: PropsModuleInput): string {
  const demos = input.demos.map(({ facts, stylings }) => {
    const { name } = facts;
    const loaders = stylings.map(
      (styling) => `${styling}: () => components().then((chunk) => chunk.${name}.${styling}())`,
    );
    return [
      `  ${name}: {`,
      `    ...${JSON.stringify(facts)},`,
      `    loaders: { ${loaders.join(', ')} },`,
      `    loadSources: () => sources().then((chunk) => chunk.${name}()),`,
      `    loadModules: () => modules().then((chunk) => chunk.${name}()),`,
      '  },',
    ].join('\n');
  });
  return [
    ...DEMO_CHUNKS.map((chunk) => writeChunkLoader(chunk, input)),
    'export default {',
    ...demos,
    '};',
    '',
  ].join('\n');
}

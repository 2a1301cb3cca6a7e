import type { DemoStyling, ResolvedDemoProps } from '../../../shared/demo';
import { chunkQuery, DATA_CHUNKS, type DemoChunk } from '../demoRequest';

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

function writeChunkLoader(
  local: string,
  chunk: DemoChunk,
  names: readonly string[],
  { page, chunkName, isServer }: PropsModuleInput,
): string {
  if (isServer) {
    return `const ${local} = ${NEVER};`;
  }
  const comment = chunkName === undefined ? '' : `/* webpackChunkName: "${chunkName}-${local}" */ `;
  const request = JSON.stringify(`./${page}${chunkQuery(chunk, names)}`);
  return `const ${local} = () => import(${comment}${request}).then((chunk) => chunk.default);`;
}

/** How many demos a page may show before it is scrolled: they bring no other demo's packages along. */
const OPENING_DEMOS = 2;

function writeComponentLoaders(input: PropsModuleInput): string[] {
  const names = input.demos.map(({ facts }) => facts.name);
  const write = (local: string, part: readonly string[]) =>
    part.length > 0 ? [writeChunkLoader(local, 'components', part, input)] : [];
  return [
    ...write('opening', names.slice(0, OPENING_DEMOS)),
    ...write('components', names.slice(OPENING_DEMOS)),
  ];
}

/**
 * The module whose default export holds the props of each `<Demo>` of a page by name. The first demos
 * of a page share one chunk for their components, the others a second; all share one for their
 * previews, one for their sources and one for the modules of the live editor: a few a page, not a few
 * a demo, keep the bundler's table of chunks small.
 */
export function writePropsModule(input: PropsModuleInput): string {
  const names = input.demos.map(({ facts }) => facts.name);
  const demos = input.demos.map(({ facts, stylings }, position) => {
    const { name } = facts;
    const chunk = position < OPENING_DEMOS ? 'opening' : 'components';
    const loaders = stylings.map(
      (styling) => `${styling}: () => ${chunk}().then((chunk) => chunk.${name}.${styling}())`,
    );
    return [
      `  ${name}: {`,
      `    ...${JSON.stringify(facts)},`,
      `    loaders: { ${loaders.join(', ')} },`,
      `    loadPreviews: () => previews().then((chunk) => chunk.${name}()),`,
      `    loadSources: () => sources().then((chunk) => chunk.${name}()),`,
      `    loadModules: () => modules().then((chunk) => chunk.${name}()),`,
      '  },',
    ].join('\n');
  });
  return [
    ...writeComponentLoaders(input),
    ...DATA_CHUNKS.map((chunk) => writeChunkLoader(chunk, chunk, names, input)),
    'export default {',
    ...demos,
    '};',
    '',
  ].join('\n');
}

import { groupEntries } from '../../../../base/shared/groupBy';
import type { DemoStyling, ResolvedDemoProps } from '../../../shared/demo';
import { chunkQuery, type DemoChunk, sourcesQuery } from '../..';
import { importPath } from '../../../../delivery/node';

/** The props that are known at build time. */
export type DemoFacts = Pick<
  ResolvedDemoProps,
  'name' | 'path' | 'contentRoot' | 'isCodeOnly' | 'plan' | 'reserved' | 'code'
>;

export interface PropsModuleInput {
  /** The file name of the page. */
  readonly page: string;
  readonly demos: readonly {
    readonly facts: DemoFacts;
    readonly stylings: readonly DemoStyling[];
    /** The highlighted lines that readers see first, if there are any. */
    readonly previewHtml?: string;
  }[];
  /**
   * The prefix of readable chunk names, for development. In production, names would affect every
   * page, because the bundler's runtime contains them (4 kB gzip for 80 pages).
   */
  readonly chunkName?: string;
  readonly isServer: boolean;
}

/**
 * On the server, a demo is an empty canvas. Without the imports, the server bundle contains neither
 * the demos nor their packages.
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

/** How many demos are usually visible before scrolling. */
const OPENING_DEMOS = 2;

/**
 * The chunk of a demo's component, which includes the packages of all demos in it. The first demos
 * wait for no other, and no demo waits for the packages of a higher plan.
 */
function componentChunk(plan: DemoFacts['plan'], position: number): string {
  return position < OPENING_DEMOS ? 'opening' : plan;
}

/** The function that runs a variant of a demo from its chunk. */
function writeLoader(chunk: string, name: string, styling: DemoStyling): string {
  return `() => ${chunk}().then((chunk) => chunk.${name}.${styling}())`;
}

/** The URL of the file with the sources. The server renders no code but the preview. */
function writeSources(names: readonly string[], { page, isServer }: PropsModuleInput): string[] {
  return isServer
    ? [`const loadSources = ${NEVER};`]
    : [
        `import { loadSources } from '${importPath('demos')}';`,
        `import sources from ${JSON.stringify(`./${page}${sourcesQuery(names)}`)};`,
      ];
}

/** Loads the first demos ahead, before the page is hydrated or a link to it is clicked. */
function writeLoadAhead({ demos, isServer }: PropsModuleInput): string[] {
  const opening = demos
    .slice(0, OPENING_DEMOS)
    .flatMap(({ facts }) => (facts.isCodeOnly ? [] : facts.name));
  const [first] = opening;
  return isServer || first === undefined
    ? []
    : [
        `import { loadAhead } from '${importPath('demos')}';`,
        `loadAhead(${JSON.stringify(opening)}, opening, ${writeLoader('opening', first, 'system')});`,
      ];
}

function writeComponentLoaders(input: PropsModuleInput): string[] {
  const parts = groupEntries(
    input.demos.map(({ facts: { name, plan } }, position) => [
      componentChunk(plan, position),
      name,
    ]),
  );
  return [...parts].map(([chunk, names]) => writeChunkLoader(chunk, 'components', names, input));
}

/**
 * The module whose default export contains the props of each `<Demo>` of a page by name. Demos
 * share chunks: a few for components and previews, and one for the modules of the live editor;
 * their sources share a file. A few chunks per page, instead of per demo, keep the bundler's chunk
 * table small.
 */
export function writePropsModule(input: PropsModuleInput): string {
  const names = input.demos.map(({ facts }) => facts.name);
  const demos = input.demos.map(({ facts, stylings, previewHtml }, position) => {
    const { name } = facts;
    const chunk = componentChunk(facts.plan, position);
    const loaders = stylings.map((styling) => `${styling}: ${writeLoader(chunk, name, styling)}`);
    return [
      `  ${name}: {`,
      `    ...${JSON.stringify(facts)},`,
      // The page contains it, so its script doesn't.
      ...(input.isServer && previewHtml !== undefined
        ? [`    previewHtml: ${JSON.stringify(previewHtml)},`]
        : []),
      `    loaders: { ${loaders.join(', ')} },`,
      ...(facts.isCodeOnly ? [] : [`    fetchScripts: ${chunk},`]),
      `    loadPreviews: () => ${chunk}().then((chunk) => chunk.${name}.previews()),`,
      ...(input.isServer ? [] : ['    sourcesUrl: sources,']),
      `    loadSources: () => loadSources(${input.isServer ? '' : `sources, ${JSON.stringify(name)}`}),`,
      `    loadModules: () => modules().then((chunk) => chunk.${name}()),`,
      '  },',
    ].join('\n');
  });
  return [
    ...writeComponentLoaders(input),
    writeChunkLoader('modules', 'modules', names, input),
    ...writeSources(names, input),
    ...writeLoadAhead(input),
    'export default {',
    ...demos,
    '};',
    '',
  ].join('\n');
}

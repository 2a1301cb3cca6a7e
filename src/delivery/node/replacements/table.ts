import { importPath } from '../browserModules';

/**
 * Every place where this site replaces or patches internals of another package. Review the rows of a
 * package when you update it: each says what it gains, what it costs, and when it can be removed. A
 * production build fails when a row no longer matches.
 *
 * Swizzled theme components (`src/theme`) aren't listed, because swizzling is a feature of
 * Docusaurus. A unit test compares their names with those of the themes.
 */

/** What every row explains. */
interface Row {
  /** What it gains, with the measurement, if there is one. */
  readonly why: string;
  /** What it costs, and what an update can break. */
  readonly price: string;
  /** The upstream issue, if there is one. */
  readonly upstream?: string;
  /** When it can be removed. */
  readonly until: string;
}

/** A module of a package that is replaced in the browser. */
export interface ModuleRow extends Row {
  /** Matches the request in the importing module. */
  readonly request: RegExp;
  /** Matches the folder of the importing module, with a trailing slash. Default: any. */
  readonly importer?: RegExp;
  /** The replacement, as a path from the site's folder. */
  readonly by: string;
}

/** Modules without side effects that don't declare it, so that the bundler can drop unused ones. */
export interface PureRow extends Row {
  readonly modules: RegExp;
}

/** Generated modules that a loader rewrites for the browser. */
export interface LoaderRow extends Row {
  readonly modules: RegExp;
  /** The loader, as a path from the site's folder. */
  readonly by: string;
  /** What the loader gets besides the module, as `getOptions()`. */
  readonly options?: Readonly<Record<string, string>>;
  /** `javascript/auto` for JSON, which the loader turns into JavaScript. */
  readonly type?: 'javascript/auto';
}

/** A replacement that isn't a bundler rule. It is applied elsewhere and has its own check. */
export interface OtherRow extends Row {
  readonly what: string;
  /** Where it is applied, as a path from the site's folder. */
  readonly by: string;
  /** The file that throws or the test that fails when it no longer matches. */
  readonly failsIn: string;
}

const DOCUSAURUS_CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]$/;
const GENERATED = String.raw`[\\/]\.docusaurus[^\\/]*[\\/]`;

export const MODULES: readonly ModuleRow[] = [
  {
    request: /^\.\/docusaurus$/,
    importer: DOCUSAURUS_CLIENT,
    by: 'src/delivery/browser/client-navigation/docusaurusClient.ts',
    why: 'Docusaurus prefetches the page of every visible link, including the whole menu: a plain page would request twenty others. The replacement loads a page when the reader points at its link.',
    price: 'The module’s interface, `window.docusaurus`, is internal.',
    until: 'Docusaurus can limit prefetching.',
  },
  {
    request: /^\.\/preload$/,
    importer: DOCUSAURUS_CLIENT,
    by: 'src/delivery/browser/client-navigation/loadRoute.ts',
    why: 'When a page fails to load, Docusaurus reloads immediately and every time. The replacement reloads once after a deployment and waits for the network, so that a tab keeps its page offline.',
    price: 'The module’s interface is internal.',
    upstream: 'https://github.com/facebook/docusaurus/pull/7600',
    until: 'Docusaurus distinguishes a deployment from a lost network.',
  },
  {
    request: /^\.\/PendingNavigation$/,
    importer: DOCUSAURUS_CLIENT,
    by: 'src/delivery/browser/client-navigation/PendingNavigation.tsx',
    why: 'The router below changes the URL after the page has loaded, so a second component that delays it isn’t needed.',
    price: 'It depends on the replaced router.',
    until: 'The router is no longer replaced.',
  },
  {
    request: /^react-router-dom$/,
    importer: DOCUSAURUS_CLIENT,
    by: 'src/delivery/browser/client-navigation/BrowserRouter.tsx',
    why: 'With the router of React Router 5, every link of the old page renders again while the next page loads, which is half of the work of a navigation.',
    price: 'It depends on the `history` package of React Router 5.',
    until: 'Docusaurus uses a router with transitions.',
  },
  {
    request: /^prism-react-renderer$/,
    by: 'src/delivery/node/replacements/browser/noHighlighter.ts',
    why: 'The classic theme adds the highlighter to every page. Here, the build highlights code, so nothing uses it.',
    price: 'A theme component that highlights in the browser throws.',
    until: 'The classic theme loads the highlighter on demand.',
  },
  {
    request: /^tslib$/,
    importer: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
    by: 'src/delivery/node/replacements/browser/tslibHelpers.cjs',
    why: 'Docusaurus’s browser code requires all of tslib for one helper: 3.3 KiB of every page (brotli, measured in November 2026).',
    price:
      'If the package needs another helper of tslib, the call fails, which browser tests detect.',
    until: '`@docusaurus/utils-common` is an ES module, or imports its helpers one by one.',
  },
  {
    request: /^@emotion\/use-insertion-effect-with-fallbacks$/,
    by: 'src/display/browser/mui-theme/insertionEffects.ts',
    why: 'Styles are inserted while a component renders, in slices, instead of in React’s commit: the longest task of a first grid is a fifth shorter (459 instead of 595 ms with a CPU slowed four times, 14 loads in turn).',
    price:
      'React advises against it, but these rules only match classes that aren’t on the page yet.',
    upstream: 'https://github.com/emotion-js/emotion/pull/3243',
    until: 'Material UI no longer uses Emotion, or the difference is no longer measurable.',
  },
];

export const PURE: readonly PureRow[] = [
  {
    modules: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
    why: 'React Router imports both, for `withRouter` and for checks in development, which no page calls.',
    price: 'None: a script that calls one of them contains it.',
    until: 'Docusaurus no longer uses React Router 5.',
  },
];

export const LOADERS: readonly LoaderRow[] = [
  {
    modules: new RegExp(`${GENERATED}(?:routes|registry)\\.js$`),
    by: 'src/delivery/node/bundle/routesLoader.mjs',
    options: { repairScripts: importPath('repairScripts') },
    why: 'Docusaurus describes each page three times in the main script. The browser can build the same tables from two lists.',
    price: 'It parses generated code; `compactRoutes.mjs` throws if the form changes.',
    upstream: 'https://github.com/facebook/docusaurus/issues/7256',
    until: 'Docusaurus splits its table of routes.',
  },
  {
    modules: new RegExp(`${GENERATED}routesChunkNames\\.json$`),
    type: 'javascript/auto',
    by: 'src/delivery/node/bundle/routesLoader.mjs',
    why: 'It is the second of the three descriptions.',
    price: 'It parses generated data, as above.',
    upstream: 'https://github.com/facebook/docusaurus/issues/7256',
    until: 'Docusaurus splits its table of routes.',
  },
  {
    modules: new RegExp(
      `${GENERATED}docusaurus-plugin-content-docs[\\\\/][^\\\\/]+[\\\\/]p[\\\\/][^\\\\/]+\\.json$`,
    ),
    type: 'javascript/auto',
    by: 'src/delivery/node/bundle/sidebarLoader.mjs',
    why: 'The menu is part of every page. Its entries differ little, so short rows are enough.',
    price: 'An entry that a row can’t express keeps its full size.',
    until: 'Docusaurus loads the sidebar separately.',
  },
];

export const OTHERS: readonly OtherRow[] = [
  {
    what: 'Global data and routes of `@docusaurus/plugin-content-docs`',
    by: 'src/content/node/docs/withoutLists.ts',
    failsIn: 'src/content/node/docs/withoutLists.ts',
    why: 'Both list every document and are part of every page, so every page grows with each new one. No component of this site reads them.',
    price: 'Hooks of the docs plugin that read the lists find no documents.',
    upstream: 'https://github.com/facebook/docusaurus/issues/7256',
    until: 'Docusaurus leaves them out.',
  },
  {
    what: 'The MDX loader of `@docusaurus/plugin-content-docs`',
    by: 'src/content/node/docs/describeErrors.ts',
    failsIn: 'src/content/node/docs/describeErrors.ts',
    why: 'It prints an author’s mistake with file, line, and fix, without three wrapper messages and a stack.',
    price: 'It searches the plugin’s configuration for the loader.',
    until: 'Docusaurus prints such mistakes without wrappers.',
  },
  {
    what: 'The functions with which Docusaurus’s dev server loads content again',
    by: 'src/content/node/dev-server/reloads.ts',
    failsIn: 'src/content/node/dev-server/reloads.test.ts',
    why: 'Docusaurus starts each reload at once, from the site of that moment. A text that was saved while the menu was loading came back as it was before.',
    price: 'The module is internal, and Docusaurus must look up its functions when it calls them.',
    until: 'Docusaurus runs reloads one after another.',
  },
  {
    what: 'The head of Docusaurus’s static pages',
    by: 'src/delivery/node/page-scripts/pageScripts.ts',
    failsIn: 'src/delivery/node/page-scripts/pageScripts.ts',
    why: 'Scripts run after the first paint, and a page lists all of its scripts, which saves a round trip.',
    price: 'It finds script elements with a regular expression.',
    until: 'Docusaurus lets plugins control its scripts.',
  },
  {
    what: 'The runtime of Rspack',
    by: 'src/delivery/node/bundle/chunkTable.ts',
    failsIn: 'src/delivery/node/bundle/chunkTable.ts',
    why: 'The runtime contains the hash of every chunk. Those that only a few pages need move into the scripts of these pages, which reduces the runtime of the current major from 11.7 to 6.2 KiB (brotli, measured in November 2026).',
    price: 'It rewrites minified code.',
    until: 'Rspack can split the table, or the site has far fewer chunks.',
  },
  {
    what: 'Infima’s style sheet',
    by: 'src/delivery/node/bundle/unusedInfima.ts',
    failsIn: 'tests/browser/unused-infima.spec.ts',
    why: 'It removes the rules of unused components from the style sheet that blocks the first paint.',
    price: 'It needs a list of unused components, which browser tests compare with the pages.',
    upstream: 'https://github.com/facebook/docusaurus/issues/3655',
    until: 'Docusaurus removes unused rules.',
  },
  {
    what: 'The style sheet of Emotion’s cache',
    by: 'src/display/browser/mui-theme/layerSheet.ts',
    failsIn: 'src/display/browser/mui-theme/emotionCache.test.ts',
    why: 'A new layer block or style element makes Chromium lay out the whole page, so rules are inserted into existing blocks.',
    price: 'It extends the class of `@emotion/sheet`.',
    until: 'Emotion supports cascade layers.',
  },
  {
    what: '`canUseDOM` of react-helmet-async',
    by: 'src/content/browser/page-head/StableHead.ts',
    failsIn: 'src/content/browser/page-head/StableHead.test.tsx',
    why: 'Helmet writes to the head between slices of hydration, which briefly showed the site’s title and recalculated all styles.',
    price: 'It sets a static property that the package documents for tests.',
    until: 'Docusaurus renders metadata with React 19.',
  },
  {
    what: 'The service worker of `@docusaurus/plugin-pwa`',
    by: 'src/delivery/node/offline/index.ts',
    failsIn: 'tests/browser/offline.spec.ts',
    why: 'Docusaurus’s worker stores all pages or none. This site stores the products that a reader chooses.',
    price: 'It calls the plugin’s hooks and registers the worker itself.',
    until: 'Docusaurus can store part of a site.',
  },
  {
    what: 'How often `@jitl/quickjs-wasmfile-release-sync` asks whether to stop',
    by: 'src/reader-theme/node/interruptOften.ts',
    failsIn: 'src/reader-theme/node/interruptOften.ts',
    why: 'After 10,000 rounds of a loop that compares long texts, a theme held the page for half a minute; after 32, it is stopped within a second.',
    price: 'It changes a number in the binary, so each new release must be looked at.',
    until: 'QuickJS has an option for it, or style functions run in a worker.',
  },
  {
    what: 'Internal modules of Docusaurus’s client',
    by: 'src/delivery/browser/client-navigation/pendingHistory.ts',
    failsIn: 'src/delivery/browser/client-navigation/pendingHistory.ts',
    why: 'The replaced modules for navigation load pages and notify client modules with the code of Docusaurus itself.',
    price:
      'The modules in `@docusaurus/core/lib/client` are internal; a missing one fails the build.',
    until: 'Client navigation is no longer replaced.',
  },
];

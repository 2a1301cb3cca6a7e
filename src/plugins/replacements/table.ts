/**
 * Every place where this site replaces or patches the inside of another package. Each one has to be
 * looked at when that package is updated, so a row says what it buys, what it costs, and when it can
 * go. A build for production fails when a row no longer matches anything.
 *
 * Theme components that we replace (`src/theme`) are not here: swizzling is Docusaurus's own way, and
 * a unit test compares their names with those of the themes.
 */

/** What a row says, whatever it replaces. */
interface Row {
  /** What it buys, with the number where one was measured. */
  readonly why: string;
  /** What it costs to keep, and what an update may break. */
  readonly price: string;
  /** Where the package's maintainers discuss the cause. */
  readonly upstream?: string;
  /** When it can be removed. */
  readonly until: string;
}

/** A module that the browser gets instead of a package's. */
export interface ModuleRow extends Row {
  /** The request, as the importing module writes it. */
  readonly request: RegExp;
  /** Folder of the importing module, with a slash at its end; any, by default. */
  readonly importer?: RegExp;
  /** Our module, from the site's folder. */
  readonly by: string;
}

/** Modules that the bundler may drop where nothing uses their exports, although they don't say so. */
export interface PureRow extends Row {
  readonly modules: RegExp;
}

/** Generated modules that a loader of ours rewrites for the browser. */
export interface LoaderRow extends Row {
  readonly modules: RegExp;
  /** The loader, from the site's folder. */
  readonly by: string;
  /** `javascript/auto` for modules that are JSON before the loader. */
  readonly type?: 'javascript/auto';
}

/** What can't be written as a rule of the bundler: it is done elsewhere, and fails there. */
export interface OtherRow extends Row {
  readonly what: string;
  /** Where it is done, from the site's folder. */
  readonly by: string;
  /** What fails when it no longer matches: a file that throws or a test, from the site's folder. */
  readonly failsIn: string;
}

const DOCUSAURUS_CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]$/;
const GENERATED = String.raw`[\\/]\.docusaurus[^\\/]*[\\/]`;

export const MODULES: readonly ModuleRow[] = [
  {
    request: /^\.\/docusaurus$/,
    importer: DOCUSAURUS_CLIENT,
    by: 'src/features/client-navigation/docusaurusClient.ts',
    why: 'Docusaurus fetches the page of every link on the screen, which is the whole menu: a plain page would ask for twenty others. Ours loads a page when the reader points at its link.',
    price: 'The module’s interface, `window.docusaurus`, is internal.',
    until: 'Docusaurus can limit what it fetches ahead.',
  },
  {
    request: /^\.\/preload$/,
    importer: DOCUSAURUS_CLIENT,
    by: 'src/features/client-navigation/loadRoute.ts',
    why: 'When a page fails to load, Docusaurus reloads at once and every time. Ours reloads once after a deployment and waits for the network, so that a tab keeps its page offline.',
    price: 'The module’s interface is internal.',
    upstream: 'https://github.com/facebook/docusaurus/pull/7600',
    until: 'Docusaurus tells a deployment from a lost network.',
  },
  {
    request: /^\.\/PendingNavigation$/,
    importer: DOCUSAURUS_CLIENT,
    by: 'src/features/client-navigation/PendingNavigation.tsx',
    why: 'The address changes after the page has loaded, in the router below, so nothing has to hold it back.',
    price: 'Goes and stays with the router.',
    until: 'The router below is gone.',
  },
  {
    request: /^react-router-dom$/,
    importer: DOCUSAURUS_CLIENT,
    by: 'src/features/client-navigation/BrowserRouter.tsx',
    why: 'With the router of React Router 5, every link of the old page renders again while the next page loads: half of the work of a navigation.',
    price: 'Depends on the `history` package that React Router 5 uses.',
    until: 'Docusaurus uses a router with transitions.',
  },
  {
    request: /^prism-react-renderer$/,
    by: 'src/plugins/replacements/browser/noHighlighter.ts',
    why: 'The classic theme brings the highlighter to every page. Here the build highlights code, and nothing calls it.',
    price: 'A theme component that highlights in the browser throws.',
    until: 'The classic theme loads the highlighter with the first code block.',
  },
  {
    request: /^tslib$/,
    importer: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
    by: 'src/plugins/replacements/browser/tslibHelpers.cjs',
    why: 'Docusaurus’s browser code requires all of tslib for one helper: 3.3 KiB of every page (brotli, measured in November 2026).',
    price:
      'When the package needs another helper of tslib, the call fails: the browser tests find it.',
    until: '`@docusaurus/utils-common` is an ES module, or imports its helpers one by one.',
  },
  {
    request: /^hoist-non-react-statics$/,
    by: 'src/plugins/replacements/browser/hoistStatics.mjs',
    why: 'React Router and Emotion import it for functions that only edited demos may call: 1 KB of every page.',
    price: 'Our copy is shorter, and leaves out what React no longer has.',
    until: 'Both packages are gone, or import it lazily.',
  },
  {
    request: /^@emotion\/use-insertion-effect-with-fallbacks$/,
    by: 'src/features/mui-theme/insertionEffects.ts',
    why: 'Styles are inserted while a component renders, in slices, instead of in React’s commit: the longest task of a first grid is an eighth shorter.',
    price:
      'React advises against it in general; these rules match classes that nothing on the page has yet.',
    upstream: 'https://github.com/emotion-js/emotion/pull/3243',
    until: 'Material UI no longer uses Emotion, or its commit is as short.',
  },
];

export const PURE: readonly PureRow[] = [
  {
    modules: /[\\/]node_modules[\\/]react-is[\\/]/,
    why: 'React Router imports it for checks in development.',
    price: 'None: nothing of it is used.',
    until: 'React Router 5 is gone.',
  },
  {
    modules: /[\\/]src[\\/]plugins[\\/]replacements[\\/]browser[\\/]hoistStatics\.mjs$/,
    why: 'Where nothing calls it, it is left out.',
    price: 'None.',
    until: 'The module itself goes.',
  },
  {
    // A module of ours: every demo imports from it, and only what it imports comes along.
    modules: /[\\/]src[\\/]features[\\/]mui-theme[\\/]index\.ts$/,
    why: 'A demo gets only the parts of the theme that it imports.',
    price: 'The module must not run code when it loads.',
    until: 'Never: it is a property of our own module.',
  },
];

export const LOADERS: readonly LoaderRow[] = [
  {
    modules: new RegExp(`${GENERATED}(?:routes|registry)\\.js$`),
    by: 'src/plugins/bundle/routesLoader.mjs',
    why: 'Docusaurus describes each page three times in the main script. Two lists are enough for the browser to build the same tables.',
    price: 'Reads the generated code; `compactRoutes.mjs` throws on another form.',
    upstream: 'https://github.com/facebook/docusaurus/issues/7256',
    until: 'Docusaurus splits its table of routes.',
  },
  {
    modules: new RegExp(`${GENERATED}routesChunkNames\\.json$`),
    type: 'javascript/auto',
    by: 'src/plugins/bundle/routesLoader.mjs',
    why: 'The second of the three descriptions.',
    price: 'As above.',
    upstream: 'https://github.com/facebook/docusaurus/issues/7256',
    until: 'Docusaurus splits its table of routes.',
  },
  {
    modules: new RegExp(
      `${GENERATED}docusaurus-plugin-content-docs[\\\\/][^\\\\/]+[\\\\/]p[\\\\/][^\\\\/]+\\.json$`,
    ),
    type: 'javascript/auto',
    by: 'src/plugins/bundle/sidebarLoader.mjs',
    why: 'The menu is part of every page. Its entries differ in little, so rows of a few fields are enough.',
    price: 'An entry that a row can’t express stays as it was, and is larger.',
    until: 'Docusaurus loads the sidebar apart from the page.',
  },
];

export const OTHERS: readonly OtherRow[] = [
  {
    what: 'Global data and routes of `@docusaurus/plugin-content-docs`',
    by: 'src/plugins/docs/withoutLists.ts',
    failsIn: 'src/plugins/docs/withoutLists.ts',
    why: 'Both list every document. They are part of every page and grow with every page; no component of ours reads them.',
    price: 'Hooks of the docs plugin that read the lists return nothing.',
    upstream: 'https://github.com/facebook/docusaurus/issues/7256',
    until: 'Docusaurus leaves them out.',
  },
  {
    what: 'The MDX loader of `@docusaurus/plugin-content-docs`',
    by: 'src/plugins/docs/describeErrors.ts',
    failsIn: 'src/plugins/docs/describeErrors.ts',
    why: 'A mistake of an author is printed alone, with file, line and remedy, instead of below three wrappers and a stack.',
    price: 'Looks for the loader in the plugin’s configuration.',
    until: 'Docusaurus prints an author’s mistake alone.',
  },
  {
    what: 'Head of Docusaurus’s static pages',
    by: 'src/plugins/page-scripts/pageScripts.ts',
    failsIn: 'src/plugins/page-scripts/pageScripts.ts',
    why: 'Scripts run after the first paint, and a page names all of its scripts, which saves a round trip.',
    price: 'Finds the script elements by their form.',
    until: 'Docusaurus lets a plugin place its scripts.',
  },
  {
    what: 'Runtime of Rspack',
    by: 'src/plugins/bundle/chunkTable.ts',
    failsIn: 'src/plugins/bundle/chunkTable.ts',
    why: 'The runtime knows the hash of every chunk of the site. Those that only a few pages ask for move into the scripts of these pages: 6.2 KiB instead of 11.7 in a build of the current major (brotli, measured in November 2026).',
    price: 'Rewrites minified code.',
    until: 'Rspack has import maps for chunk names, or the site has fewer chunks.',
  },
  {
    what: 'Infima’s style sheet',
    by: 'src/plugins/bundle/unusedInfima.ts',
    failsIn: 'src/plugins/bundle/unusedInfima.test.ts',
    why: 'Rules of components that no page uses are left out of the style sheet that blocks the first paint.',
    price: 'A list of unused components, which browser tests compare with the pages.',
    upstream: 'https://github.com/facebook/docusaurus/issues/3655',
    until: 'Docusaurus removes unused rules.',
  },
  {
    what: 'Style sheet of Emotion’s cache',
    by: 'src/features/mui-theme/layerSheet.ts',
    failsIn: 'src/features/mui-theme/emotionCache.test.ts',
    why: 'Adding a layer block or a style element makes Chromium lay out the whole page: rules go into blocks that are already there.',
    price: 'Extends the class of `@emotion/sheet`.',
    until: 'Emotion writes into a cascade layer.',
  },
  {
    what: '`canUseDOM` of react-helmet-async',
    by: 'src/features/page-head/StableHead.ts',
    failsIn: 'src/features/page-head/StableHead.test.tsx',
    why: 'Helmet wrote to the head between React’s slices of hydration, which showed the site’s title for a moment and computed all styles again.',
    price: 'Sets a static property that the package documents for tests.',
    until: 'Docusaurus renders metadata with React 19.',
  },
  {
    what: 'Service worker of `@docusaurus/plugin-pwa`',
    by: 'src/plugins/offline/index.ts',
    failsIn: 'tests/browser/offline.spec.ts',
    why: 'Docusaurus’s worker keeps all pages or none. Ours keeps the products that a reader chooses.',
    price: 'Calls the plugin’s hooks, and registers the worker itself.',
    until: 'Docusaurus can keep a part of a site.',
  },
];

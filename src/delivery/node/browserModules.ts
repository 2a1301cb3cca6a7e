/*
 * The paths of browser code, from the site's folder, to which the build refers. It can't import browser
 * code, so a test checks that they exist, and that no other file contains such a path, except for
 * `replacements/table.ts`.
 */

/** The modules that generated code and plugin options name. */
export const BROWSER_MODULES = {
  addressClient: 'src/delivery/browser/client-navigation/clientModule.ts',
  apiPages: 'src/api/browser',
  cards: 'src/content/browser/prose/Cards',
  demos: 'src/demos/browser',
  featureFinder: 'src/content/browser/feature-finder',
  flow: 'src/content/browser/prose/Flow',
  downloadProject: 'src/lab/browser/project',
  installCommand: 'src/content/browser/prose/InstallCommand',
  handlerPage: 'src/lab/browser/handler/HandlerPage.tsx',
  liveDemoPage: 'src/demos/browser/live/LivePage.tsx',
  movedSection: 'src/content/browser/prose/MovedSection',
  offlineClient: 'src/delivery/browser/offline/clientModule.ts',
  offlineRemoval: 'src/delivery/browser/offline/worker/removal.js',
  offlineWorker: 'src/delivery/browser/offline/worker/serviceWorker.js',
  pagePicture: 'src/content/browser/prose/PagePicture',
  planCode: 'src/content/browser/code-blocks/PlanCode',
  releases: 'src/content/browser/releases',
  repairScripts: 'src/delivery/browser/offline/repairScripts.ts',
  templatePage: 'src/gallery/browser/page/TemplatePage.tsx',
} as const;

/** The folders and files that rules of the bundler match. */
const BROWSER_FILES = {
  brandPalette: 'src/display/browser/mui-theme/docsPalette.ts',
  brandTheme: 'src/display/browser/mui-theme/createDocsTheme.ts',
  codeBlocks: 'src/content/browser/code-blocks',
  copy: 'src/base/browser/copy',
  demoEditor: 'src/demos/browser/editor',
  demoLive: 'src/demos/browser/live',
  demoLocales: 'src/demos/browser/canvas/locales',
  inspect: 'src/inspect/browser',
  mirroring: 'src/display/browser/mui-theme/mirroring.ts',
  muiTheme: 'src/display/browser/mui-theme',
  muiThemeIndex: 'src/display/browser/mui-theme/index.ts',
  templateSource: 'src/gallery/browser/source',
  templates: 'src/gallery/browser',
  themeMark: 'src/reader-theme/browser/mark',
  themeStudio: 'src/reader-theme/browser/studio',
  upgrade: 'src/upgrade/browser',
} as const;

/** Every path in this file, for its test. */
export const BROWSER_PATHS: readonly string[] = [
  ...Object.values(BROWSER_MODULES),
  ...Object.values(BROWSER_FILES),
];

/** A pattern for the absolute paths of these files, and of all files in these folders. */
export function browserFiles(...names: readonly (keyof typeof BROWSER_FILES)[]): RegExp {
  const paths = names.map((name) =>
    BROWSER_FILES[name].replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'),
  );
  return new RegExp(`[\\\\/](?:${paths.join('|')})(?:[\\\\/]|$)`);
}

/** The specifier with which generated code imports a module. */
export function importPath(module: keyof typeof BROWSER_MODULES): string {
  return `@site/${BROWSER_MODULES[module]}`;
}

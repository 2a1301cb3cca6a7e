/*
 * The paths of features, from the site's folder, to which the build refers. It can't import browser
 * code, so a test checks that they exist, and that no other file contains such a path, except for
 * `replacements/table.ts`.
 */

/** The modules that generated code and plugin options name. */
export const FEATURE_MODULES = {
  addressClient: 'src/features/client-navigation/clientModule.ts',
  apiPages: 'src/features/api-pages',
  cards: 'src/features/prose/Cards',
  demos: 'src/features/demos',
  featureFinder: 'src/features/feature-finder',
  installCommand: 'src/features/prose/InstallCommand',
  liveDemoPage: 'src/features/demos/live/LivePage.tsx',
  movedSection: 'src/features/prose/MovedSection',
  offlineClient: 'src/features/offline/clientModule.ts',
  offlineRemoval: 'src/features/offline/worker/removal.js',
  offlineWorker: 'src/features/offline/worker/serviceWorker.js',
  templatePage: 'src/features/templates/page/TemplatePage.tsx',
} as const;

/** The folders and files that rules of the bundler match. */
const FEATURE_FILES = {
  brandPalette: 'src/features/mui-theme/docsPalette.ts',
  brandTheme: 'src/features/mui-theme/createDocsTheme.ts',
  demoEditor: 'src/features/demos/editor',
  demoLive: 'src/features/demos/live',
  demoLocales: 'src/features/demos/canvas/locales',
  icons: 'src/features/ui/icons/index.ts',
  inspect: 'src/features/inspect',
  mirroring: 'src/features/mui-theme/mirroring.ts',
  muiTheme: 'src/features/mui-theme',
  muiThemeIndex: 'src/features/mui-theme/index.ts',
  studioPage: 'src/features/theme-studio/StudioPage.module.css',
  templateSource: 'src/features/templates/source',
  templates: 'src/features/templates',
  themeMark: 'src/features/theme-mark',
  themeStudio: 'src/features/theme-studio',
  ui: 'src/features/ui/index.ts',
} as const;

/** Every path in this file, for its test. */
export const FEATURE_PATHS: readonly string[] = [
  ...Object.values(FEATURE_MODULES),
  ...Object.values(FEATURE_FILES),
];

/** A pattern for the absolute paths of these files, and of all files in these folders. */
export function featureFiles(...names: readonly (keyof typeof FEATURE_FILES)[]): RegExp {
  const paths = names.map((name) =>
    FEATURE_FILES[name].replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'),
  );
  return new RegExp(`[\\\\/](?:${paths.join('|')})(?:[\\\\/]|$)`);
}

/** The specifier with which generated code imports a module. */
export function importPath(module: keyof typeof FEATURE_MODULES): string {
  return `@site/${FEATURE_MODULES[module]}`;
}

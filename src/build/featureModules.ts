/**
 * The modules of features that the build refers to by path, from the site's folder, in generated code
 * and plugin options. The build can't import browser code, so a test checks that the files exist and
 * that no other file contains such a path, except for `replacements/table.ts`.
 */
export const FEATURE_MODULES = {
  apiPages: 'src/features/api-pages',
  cards: 'src/features/prose/Cards',
  demos: 'src/features/demos',
  featureFinder: 'src/features/feature-finder',
  installCommand: 'src/features/prose/InstallCommand',
  movedSection: 'src/features/prose/MovedSection',
  offlineClient: 'src/features/offline/clientModule.ts',
  offlineRemoval: 'src/features/offline/worker/removal.js',
  offlineWorker: 'src/features/offline/worker/serviceWorker.js',
  templatePage: 'src/features/templates/page/TemplatePage.tsx',
} as const;

/** The specifier with which generated code imports a module. */
export function importPath(module: keyof typeof FEATURE_MODULES): string {
  return `@site/${FEATURE_MODULES[module]}`;
}

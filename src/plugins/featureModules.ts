/**
 * The modules of features that the build names as text, from the site's folder: generated code
 * imports them, or a plugin passes their path on. The build can't import browser code, so a test
 * compares this list with the disk and finds names elsewhere. `replacements/table.ts` has its own.
 */
export const FEATURE_MODULES = {
  apiPages: 'src/features/api-pages',
  demos: 'src/features/demos',
  featureFinder: 'src/features/feature-finder',
  installCommand: 'src/features/prose/InstallCommand',
  movedSection: 'src/features/prose/MovedSection',
  offlineClient: 'src/features/offline/clientModule.ts',
  offlineRemoval: 'src/features/offline/worker/removal.js',
  offlineWorker: 'src/features/offline/worker/serviceWorker.js',
  templatePage: 'src/features/templates/page/TemplatePage.tsx',
} as const;

/** How generated code imports one of them. */
export function importPath(module: keyof typeof FEATURE_MODULES): string {
  return `@site/${FEATURE_MODULES[module]}`;
}

import { planOfPackage } from '../../../content/shared/plans';
import {
  inferDependencies,
  overridesFor,
  untypedPackages,
  type Dependencies,
} from './dependencies';
import { platformOf, supportsTheme } from './platform';
import {
  declarations,
  fontFamily,
  indexHtml,
  mainFile,
  tailwindCss,
  TSCONFIG,
  viteConfig,
} from './templateFiles';
import type { ExportedProject, ExportInput, ExportSource } from './types';

/** Vite requires JSX in `.jsx` files. Imports have no extension, so scripts can be renamed. */
function projectName(
  { name }: ExportSource,
  index: number,
  { variant, entryName = 'Demo' }: ExportInput,
): string {
  const isScript = /\.[jt]sx?$/.test(name);
  const renamed = variant === 'JS' && isScript ? name.replace(/\.[jt]sx?$/, '.jsx') : name;
  return index === 0 ? renamed.replace(/^.*(?=\.)/, entryName) : renamed;
}

/** `ColumnTypes` → `column-types`. */
function packageName(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

function packageJson(input: ExportInput, dependencies: Dependencies): string {
  const manifest = {
    name: packageName(input.name),
    description: input.title,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', start: 'vite', build: 'vite build', preview: 'vite preview' },
    ...dependencies,
    overrides: overridesFor(dependencies.dependencies),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The files of the reader's theme, if there is one that fits. */
function themeFiles(input: ExportInput, { dependencies }: Dependencies) {
  const platform = platformOf(input.versions);
  return supportsTheme(platform)
    ? input.theme?.({
        packages: Object.keys(dependencies),
        isTypeScript: input.variant === 'TS',
        hasSchemes: platform === 'layers',
        base: input.themeBase ?? { typography: { fontFamily: fontFamily(input) } },
      })
    : undefined;
}

/**
 * Converts a demo to a standalone project: Vite, React, and every package pinned to the version
 * with which the demo was tested. A pure function; the caller opens or packs the project.
 *
 * @throws TypeError for an unknown date adapter, or without sources
 */
export function exportDemo(input: ExportInput): ExportedProject {
  const { title, variant, styling, sources } = input;
  const dependencies = inferDependencies(input);
  const isTypeScript = variant === 'TS';
  const untyped = isTypeScript ? untypedPackages(dependencies) : [];
  const theme = themeFiles(input, dependencies);
  const code = sources.map((source, index) => ({
    file: `src/${projectName(source, index, input)}`,
    text: `${source.code.trimEnd()}\n`,
  }));
  const [entry] = code;
  if (entry === undefined) {
    throw new TypeError(`Nothing to export: ${input.name} has no sources.`);
  }

  return {
    title,
    entry: entry.file,
    ...dependencies,
    files: {
      ...Object.fromEntries(code.map(({ file, text }) => [file, text])),
      [isTypeScript ? 'src/main.tsx' : 'src/main.jsx']: mainFile({
        ...input,
        hasTheme: theme !== undefined,
        needsLicense: Object.keys(dependencies.dependencies).some(planOfPackage),
      }),
      ...Object.fromEntries(
        Object.entries(theme ?? {}).map(([name, text]) => [`src/${name}`, text]),
      ),
      ...(styling === 'tailwind' && { 'src/index.css': tailwindCss(input) }),
      'index.html': indexHtml(input),
      'package.json': packageJson(input, dependencies),
      ...(isTypeScript && { 'tsconfig.json': TSCONFIG }),
      ...(untyped.length > 0 && { 'src/untyped.d.ts': declarations(untyped) }),
      [isTypeScript ? 'vite.config.ts' : 'vite.config.js']: viteConfig(input),
    },
  };
}

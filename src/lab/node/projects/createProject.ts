import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../base/node';
import { installedVersion } from '../../../base/node/packages';
import { readPage, titledFiles, type TitledFile } from '../../../content/node/page';
import { packagesIn } from '../../../demos/shared/demoExport';
import { COMPILER_OPTIONS } from '../../../demos/shared/demoExport/templateFiles';
import { overridesFor } from '../../../demos/shared/demoExport/dependencies';
import { TOOL_VERSIONS } from '../../../demos/shared/demoExport/toolVersions';
import { projectReadme } from './projectReadme';
import type { BackendProject } from './projects';

/** Paths below the root of the project, with their content. */
export type ProjectFiles = Readonly<Record<string, string>>;

export const EXAMPLES = 'examples/backend';

/** The versions of packages that this site doesn't install. */
const VERSIONS: Readonly<Record<string, string>> = {
  ...TOOL_VERSIONS,
  '@mui/material-nextjs': '7.3.10',
  concurrently: '9.2.1',
  next: '16.4.6',
};

/** What the components of all products need beside what the files import. */
const PEERS = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];
const TYPES = ['@types/node', '@types/react', '@types/react-dom', 'typescript'];

const TOOLS = {
  vite: {
    packages: [],
    development: ['@types/express', 'concurrently', 'tsx', 'vite', ...TYPES],
    scripts: {
      dev: 'concurrently --kill-others --names server,vite "tsx watch server/index.ts" "vite"',
      typecheck: 'tsc',
    },
    compilerOptions: { ...COMPILER_OPTIONS, types: ['node', 'vite/client'] },
    include: ['src', 'server', 'handler'],
  },
  next: {
    packages: ['@emotion/cache', 'next'],
    development: TYPES,
    scripts: { dev: 'next dev', build: 'next build', start: 'next start', typecheck: 'tsc' },
    compilerOptions: {
      ...COMPILER_OPTIONS,
      types: ['node'],
      allowJs: true,
      esModuleInterop: true,
      incremental: true,
      resolveJsonModule: true,
      plugins: [{ name: 'next' }],
    },
    include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
  },
};

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function versionsOf(siteDir: string, packages: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    [...new Set(packages)].sort().map((name) => {
      const version = VERSIONS[name] ?? installedVersion(path.join(siteDir, 'node_modules', name));
      if (version === undefined) {
        throw new Error(
          `A project of ${EXAMPLES} imports "${name}", which isn't installed. ` +
            'Install it, or add its version to VERSIONS in src/lab/node/projects/createProject.ts.',
        );
      }
      return [name, version];
    }),
  );
}

/** The files in a folder of the examples, by path. */
function readFolder(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** The modules beside a page. */
const readModules = (page: string) =>
  Object.fromEntries(
    Object.entries(readFolder(path.dirname(page))).filter(([name]) => name.endsWith('.ts')),
  );

function pick(files: ProjectFiles, names: readonly string[], place: string): ProjectFiles {
  return Object.fromEntries(
    names.map((name) => {
      const text = files[name];
      if (text === undefined) {
        throw new Error(
          `${place} has no file "${name}". Expected one of ${Object.keys(files).join(', ')}. ` +
            'Correct the name in src/lab/node/projects/projects.ts.',
        );
      }
      return [name, text];
    }),
  );
}

const byPath = (files: readonly TitledFile[]) =>
  Object.fromEntries(files.map((file) => [file.path, file.code]));

const moveInto = (files: ProjectFiles, folder: string): ProjectFiles =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${path.posix.basename(name)}`, text]),
  );

/**
 * A project with the titled code blocks of a page, which installs and starts with two commands.
 *
 * @param siteUrl where the README links to
 * @throws Error if a file or the version of a package is missing
 */
export async function createProject(
  siteDir: string,
  siteUrl: string,
  { name, page, isNext = false, uses = [], modules, shared = [], omits = [] }: BackendProject,
): Promise<ProjectFiles> {
  const blocksOf = async (file: string) =>
    byPath(titledFiles(await readPage(path.resolve(siteDir, file))));
  const { route, frontMatter } = await readPage(path.resolve(siteDir, page));
  const own = await blocksOf(page);
  pick(own, omits, page);
  const shown = {
    ...Object.fromEntries(Object.entries(own).filter(([file]) => !omits.includes(file))),
    ...(modules !== undefined && moveInto(readModules(path.resolve(siteDir, page)), modules)),
  };

  const used = await Promise.all(
    uses.map(async ({ page: other, files, into }) => {
      const picked = pick(await blocksOf(other), files, other);
      return into === undefined ? picked : moveInto(picked, into);
    }),
  );
  const viteConfig = isNext
    ? {}
    : pick(
        await blocksOf('docs/react-data-grid/backend/express/express.mdx'),
        ['vite.config.ts'],
        page,
      );
  const around = readFolder(path.join(siteDir, EXAMPLES, 'shared'));
  const common = isNext ? [] : ['index.html', 'src/main.tsx'];
  const files = {
    ...pick(around, [...common, ...shared], `${EXAMPLES}/shared`),
    ...viteConfig,
    ...Object.assign({}, ...used),
    ...readFolder(path.join(siteDir, EXAMPLES, name)),
    ...shown,
  } as Record<string, string>;

  const { packages, development, scripts, compilerOptions, include } =
    TOOLS[isNext ? 'next' : 'vite'];
  const imported = Object.entries(files)
    .filter(([file]) => /\.tsx?$/.test(file))
    .flatMap(([, code]) => packagesIn(code))
    .filter((specifier) => !specifier.startsWith('node:'));
  const title = String(frontMatter.title);
  const dependencies = versionsOf(siteDir, [...PEERS, ...packages, ...imported]);
  return {
    'README.md': projectReadme({
      title,
      url: new URL(route, siteUrl).href,
      shown: Object.keys(shown),
      port: isNext ? 3000 : 5173,
    }),
    'package.json': toJson({
      name: `backend-${name}`,
      description: title,
      private: true,
      type: 'module',
      engines: { node: '^20.19.0 || >=22.12.0' },
      scripts,
      dependencies,
      devDependencies: versionsOf(siteDir, development),
      overrides: overridesFor(dependencies),
    }),
    'tsconfig.json': toJson({ compilerOptions, include }),
    '.gitignore': 'node_modules\n.next\nnext-env.d.ts\n',
    ...files,
  };
}

import fs from 'node:fs';
import path from 'node:path';
import { typeErrorsOfExport } from '../../../base/testing/exportedTypes';
import { readPage } from '../../../content/node/page';
import { listSpecifiers, packageOf } from '../../../demos/shared/demoExport/listPackages';
import { createProject, EXAMPLES, type ProjectFiles } from './createProject';
import { BACKEND_PROJECTS, type BackendProject } from './projects';

jest.setTimeout(180_000);

const SITE = process.cwd();
const CHAPTER = 'docs/react-data-grid/backend';
const URL_OF_SITE = 'https://docs.example.com';

/** Pages of the chapter without a project of their own. */
const WITHOUT: Readonly<Record<string, string>> = {
  'docs/react-data-grid/backend/backend.mdx': 'It has one snippet and leads to the other pages.',
  'docs/react-data-grid/backend/request-limits/request-limits.mdx':
    'It checks what a server receives, and the project about ORMs is such a server.',
};

/** What isn't installed here. The full test checks the types of the project itself. */
const MISSING_TYPES = `
declare module '*.css';
declare module 'next/navigation' { export function redirect(path: string): never; }
declare module '@mui/material-nextjs/v16-appRouter' {
  export function AppRouterCacheProvider(props: object): import('react').ReactNode;
}`;

const create = (project: BackendProject) => createProject(SITE, URL_OF_SITE, project);

const scripts = (files: ProjectFiles) =>
  Object.entries(files).filter(([file]) => /\.tsx?$/.test(file));

it('all pages of the chapter have a project, or a reason not to have one', async () => {
  const chapter = fs
    .readdirSync(CHAPTER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${CHAPTER}/${file.split(path.sep).join('/')}`);
  const pages = BACKEND_PROJECTS.map(({ page }) => page);
  expect(chapter.filter((page) => !pages.includes(page)).sort()).toEqual(
    Object.keys(WITHOUT).sort(),
  );
  for (const { name, page } of BACKEND_PROJECTS) {
    const { text } = await readPage(path.resolve(page));
    expect(text).toContain(`<DownloadProject name="${name}" />`);
  }
});

it('all folders of the examples belong to a project', () => {
  const names = BACKEND_PROJECTS.map(({ name }) => name);
  expect(fs.readdirSync(EXAMPLES).sort()).toEqual([...names, 'shared'].sort());
});

it.each(BACKEND_PROJECTS)(
  '$name lists the packages that it imports, and no others',
  async (project) => {
    const files = await create(project);
    const manifest = JSON.parse(files['package.json'] ?? '') as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const imported = new Set(
      scripts(files)
        .flatMap(([, code]) => listSpecifiers(code))
        .filter((specifier) => !/^(?:\.|node:)/.test(specifier))
        .map(packageOf),
    );
    const known = Object.keys(manifest.dependencies);
    expect([...imported].filter((name) => !known.includes(name))).toEqual([]);
    const peers = /^(?:@emotion\/.+|@mui\/material|next|react|react-dom)$/;
    expect(known.filter((name) => !imported.has(name) && !peers.test(name))).toEqual([]);
    for (const version of Object.values({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  },
);

it.each(BACKEND_PROJECTS)('$name has all files that its code names', async (project) => {
  const files = await create(project);
  const missing = scripts(files).flatMap(([file, code]) => {
    const modules = listSpecifiers(code)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
      .filter((name) => !(`${name}.ts` in files) && !(`${name}.tsx` in files));
    const read = [...code.matchAll(/'(server\/[\w.]+\.sql)'/g)].map(([, name]) => name ?? '');
    return [...modules, ...read.filter((name) => !(name in files))];
  });
  expect(missing).toEqual([]);
  expect(files['README.md']).toContain('npm install\nnpm run dev');
});

it('the files of each project have valid types together', async () => {
  const projects = await Promise.all(
    BACKEND_PROJECTS.map(async (project) =>
      scripts(await create(project)).map(([file, text]): [string, string] => [
        `${project.name}/${file}`,
        text,
      ]),
    ),
  );
  const types: [string, string] = ['missing.d.ts', MISSING_TYPES];
  expect(typeErrorsOfExport('backend-projects', [...projects.flat(), types])).toEqual([]);
});

it('a project that names a file or package that is not there says so', async () => {
  const [express] = BACKEND_PROJECTS;
  const project = { ...express, name: 'express', page: 'docs/react-charts/backend/backend.mdx' };
  await expect(create({ ...project, shared: ['server/pond.ts'] })).rejects.toThrow(
    'examples/backend/shared has no file "server/pond.ts". Expected one of index.html, ',
  );
  await expect(create({ ...project, omits: ['server/nothing.ts'] })).rejects.toThrow(
    'docs/react-charts/backend/backend.mdx has no file "server/nothing.ts".',
  );
});

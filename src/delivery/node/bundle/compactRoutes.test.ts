import vm from 'node:vm';
import { readRoutes, writeChunkNames, writeRegistry, writeRoutes } from './compactRoutes.mjs';

const GUIDES = ['a', 'b', 'c', 'd', 'e', 'f'];

const guide = (name: string) => `{
  path: '/x/${name}/',
  component: ComponentCreator('/x/${name}/', '1${name}'),
  exact: true,
  sidebar: "docs"
}`;

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/x/', component: ComponentCreator('/x/', '111'), exact: true },
  {
    path: '/x/',
    component: ComponentCreator('/x/', '222'),
    routes: [${GUIDES.map(guide).join(', ')}]
  },
  { path: '*', component: ComponentCreator('*') },
];
`;

const CHUNK_NAMES = {
  '/x/-111': { __comp: 'home', config: 'site' },
  '/x/-222': { __comp: 'root', __context: { plugin: 'docs' } },
  ...Object.fromEntries(
    GUIDES.map((name) => [`/x/${name}/-1${name}`, { __comp: 'doc', content: `text-${name}` }]),
  ),
};

const REGISTRY = `export default {
${['home', 'site', 'root', 'docs', 'doc', ...GUIDES.map((name) => `text-${name}`)]
  .map(
    (name) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${name === 'doc' ? '@theme/DocItem' : `@site/${name}`}"), "@site/${name}", require.resolveWeak("@site/${name}")],`,
  )
  .join('\n')}
};`;

/** Runs a written module. */
function run(code: string): unknown {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'result =');
  const sandbox = {
    result: undefined,
    location: { pathname: '/x/c/' },
    ComponentCreator: (path: string, hash?: string) => ({ path, hash }),
    load: (name: string) => name,
    loadRepaired: (load: () => string) => `repaired ${load()}`,
  };
  vm.runInNewContext(body.replace(/import\(/g, 'load('), sandbox);
  return JSON.parse(
    JSON.stringify(sandbox.result, (_, value: unknown) =>
      typeof value === 'function' ? (value() as unknown) : value,
    ),
  ) as unknown;
}

interface WrittenRoute {
  path: string;
  component: { path: string; hash?: string };
  exact?: boolean;
  sidebar?: string;
  routes?: WrittenRoute[];
}

const routes = readRoutes(ROUTES);
const written = run(writeRoutes(routes, CHUNK_NAMES)) as WrittenRoute[];
const names = run(writeChunkNames(routes, CHUNK_NAMES)) as Record<string, { content?: number }>;
const registry = run(writeRegistry(REGISTRY, routes, CHUNK_NAMES, '@site/repair')) as Record<
  string,
  [string]
>;

it('keeps the order of the routes, except for the one that is opened', () => {
  expect(written.map(({ path }) => path)).toEqual(['/x/', '/x/', '*']);
  const paths = written[1]?.routes?.map(({ path }) => path);
  expect(paths).toEqual(['c', 'a', 'b', 'd', 'e', 'f'].map((name) => `/x/${name}/`));
  expect(written[1]?.routes?.[0]).toMatchObject({ exact: true, sidebar: 'docs' });
  expect(written[2]?.component).toEqual({ path: '*' });
});

it('loads the content of each page', () => {
  const found = written[1]?.routes?.map(({ path, component }) => {
    const { content } = names[`${component.path}-${component.hash}`] ?? {};
    return [path, registry[String(content)]?.[0]];
  });
  expect(new Map(found as [string, string][])).toEqual(
    new Map(GUIDES.map((name) => [`/x/${name}/`, `repaired @site/text-${name}`])),
  );
});

it('keeps the chunks of routes that contain more than a page', () => {
  expect(names['/x/-222']).toEqual({ __comp: 'root', __context: { plugin: 'docs' } });
  expect(registry.home?.[0]).toBe('repaired @site/home');
});

it('names only the chunk of the layout of documents', () => {
  const code = writeRegistry(REGISTRY, routes, CHUNK_NAMES, '@site/repair');
  expect(code.match(/webpackChunkName: "[^"]*" \*\/ "[^"]*"/g)).toEqual([
    'webpackChunkName: "docs" */ "@theme/DocItem"',
  ]);
});

it('reports a registry in an unknown form', () => {
  expect(() => writeRegistry('export default {};', routes, CHUNK_NAMES, '@site/repair')).toThrow(
    'The registry of chunks has no "text-a": its form has changed.',
  );
});

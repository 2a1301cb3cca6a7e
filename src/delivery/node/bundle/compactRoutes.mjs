/**
 * Docusaurus describes each page three times in the main bundle: its route, the chunks of the route,
 * and how to load them. Nearly all pages differ only in path and content, so this module writes two
 * lists, of paths and of loaders, from which the browser builds the same tables.
 */
import vm from 'node:vm';

/**
 * @typedef {{ path: string, component: { path: string, hash?: string }, routes?: Route[] }} Route
 * @typedef {Record<string, Record<string, unknown>>} ChunkNames
 * @typedef {{ shape: object, chunks: object, paths: string[], contents: string[] }} PageGroup
 */

/** The minimum number of pages of one shape for a list. */
const SMALLEST_GROUP = 5;

/** Replaces the hash of a route. It has no hyphen, because Docusaurus splits keys at the last one. */
const HASH = 'page';

/**
 * Reads the routes of the generated module, with the arguments of `ComponentCreator` as components.
 *
 * @param {string} source
 * @returns {Route[]}
 */
export function readRoutes(source) {
  const list = source.slice(source.indexOf('export default') + 'export default'.length);
  const ComponentCreator = (path, hash) => ({ path, hash });
  return vm.runInNewContext(`(${list.trim().replace(/;$/, '')})`, { ComponentCreator });
}

/** What a page has in common with others; null for a route that isn't a plain page. */
function shapeOf({ path, component, routes, ...shape }, chunkNames) {
  const { content, ...chunks } = chunkNames[`${path}-${component.hash}`] ?? {};
  return routes || typeof content !== 'string' ? null : { shape, chunks };
}

/**
 * Groups pages of the same shape, in the order of the routes.
 *
 * @param {Route[]} routes
 * @param {ChunkNames} chunkNames
 * @returns {{ groups: PageGroup[], groupOf: Map<Route, PageGroup> }}
 */
function groupPages(routes, chunkNames) {
  const groups = [];
  const groupOf = new Map();
  const visit = (siblings) => {
    const byShape = new Map();
    for (const route of siblings) {
      const parts = shapeOf(route, chunkNames);
      if (parts) {
        const key = JSON.stringify(parts);
        byShape.set(key, [...(byShape.get(key) ?? []), route]);
      }
    }
    for (const [key, members] of byShape) {
      if (members.length >= SMALLEST_GROUP) {
        const group = {
          ...JSON.parse(key),
          paths: members.map(({ path }) => path),
          contents: members.map(
            ({ path, component }) => chunkNames[`${path}-${component.hash}`].content,
          ),
        };
        groups.push(group);
        members.forEach((member) => groupOf.set(member, group));
      }
    }
    siblings.forEach((route) => visit(route.routes ?? []));
  };
  visit(routes);
  return { groups, groupOf };
}

/** An expression for paths that contains their common prefix once. */
function writePaths(paths) {
  const [first = ''] = paths;
  let length = 0;
  while (paths.every((path) => length < path.length && path[length] === first[length])) {
    length += 1;
  }
  const rest = paths.map((path) => path.slice(length)).join('\n');
  return `${JSON.stringify(rest)}.split("\\n").map((path) => ${JSON.stringify(first.slice(0, length))} + path)`;
}

/**
 * Writes the module of routes. The router tries routes in order and compiles a pattern for each path
 * until one matches, so the opened page comes first. Components are created on access.
 *
 * @param {Route[]} routes
 * @param {ChunkNames} chunkNames
 */
export function writeRoutes(routes, chunkNames) {
  const { groupOf } = groupPages(routes, chunkNames);
  const written = new Set();
  const writeRoute = (route) => {
    const group = groupOf.get(route);
    if (group) {
      const isFirst = !written.has(group);
      written.add(group);
      return isFirst
        ? [`...pages(${writePaths(group.paths)}, ${JSON.stringify(group.shape)})`]
        : [];
    }
    const { component, routes: children, ...rest } = route;
    const created = [component.path, component.hash].filter((part) => part !== undefined);
    const below = children ? `, routes: ${writeList(children)}` : '';
    return [
      `{ ...${JSON.stringify(rest)}, component: ComponentCreator(${created.map((part) => JSON.stringify(part)).join(', ')})${below} }`,
    ];
  };
  const writeList = (list) => `openedFirst([${list.flatMap(writeRoute).join(',\n')}])`;
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    'const page = (path, shape) => {',
    '  let component;',
    `  return { ...shape, path, get component() { return component ??= ComponentCreator(path, '${HASH}'); } };`,
    '};',
    'const pages = (paths, shape) => paths.map((path) => page(path, shape));',
    'const opened = location.pathname;',
    'const isOpened = ({ path }) => path === opened;',
    'const openedFirst = (routes) => routes.sort((a, b) => isOpened(b) - isOpened(a));',
    `export default ${writeList(routes)};`,
    '',
  ].join('\n');
}

/**
 * @param {Route[]} routes
 * @param {ChunkNames} chunkNames
 */
export function writeChunkNames(routes, chunkNames) {
  const { groups, groupOf } = groupPages(routes, chunkNames);
  const grouped = new Set(
    [...groupOf.keys()].map(({ path, component }) => `${path}-${component.hash}`),
  );
  const others = Object.entries(chunkNames).filter(([key]) => !grouped.has(key));
  const lists = groups.map(
    ({ paths, chunks }) =>
      `${writePaths(paths)}.forEach((path) => { names[path + '-${HASH}'] = { ...${JSON.stringify(chunks)}, content: content++ }; });`,
  );
  return [
    `const names = ${JSON.stringify(Object.fromEntries(others))};`,
    'let content = 0;',
    ...lists,
    'export default names;',
    '',
  ].join('\n');
}

/**
 * Reads the modules of the generated registry, as its `import()`s request them, by chunk name.
 *
 * @param {string} registry
 * @returns {Map<string, string>}
 */
export function readRegistry(registry) {
  return new Map(
    [
      ...registry.matchAll(/^\s*"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("(?:[^"\\]|\\.)*")\)/gm),
    ].map(([, name, request]) => [name, JSON.parse(request)]),
  );
}

/**
 * Writes the loaders of the registry: the contents of pages by their index in the lists, the rest by
 * name. It leaves out the names of chunks and modules, because the browser doesn't read them and each
 * chunk name adds an entry to the bundler's runtime. Only the layout components of documents, which
 * always load together, share a name, which makes them one chunk. Each loader repairs scripts that
 * arrive wrong, because Docusaurus never asks again for one that failed.
 *
 * @param {string} registry
 * @param {Route[]} routes
 * @param {ChunkNames} chunkNames
 * @param {string} repairScripts the module that exports `loadRepaired()`
 */
export function writeRegistry(registry, routes, chunkNames, repairScripts) {
  const requests = readRegistry(registry);
  const { groups } = groupPages(routes, chunkNames);
  const contents = groups.flatMap((group) => group.contents);
  const listed = new Set(contents);
  const load = (name) => {
    const request = requests.get(name);
    if (!request) {
      throw new Error(`The registry of chunks has no "${name}": its form has changed.`);
    }
    const chunk = request.startsWith('@theme/Doc') ? '/* webpackChunkName: "docs" */ ' : '';
    return `[() => import(${chunk}${JSON.stringify(request)})]`;
  };
  const others = [...requests.keys()].filter((name) => !listed.has(name));
  return [
    `import { loadRepaired } from ${JSON.stringify(repairScripts)};`,
    'const registry = {',
    `  ...[${contents.map(load).join(',\n')}],`,
    ...others.map((name) => `  ${JSON.stringify(name)}: ${load(name)},`),
    '};',
    'for (const entry of Object.values(registry)) {',
    '  const [load] = entry;',
    '  entry[0] = () => loadRepaired(load);',
    '}',
    'export default registry;',
    '',
  ].join('\n');
}

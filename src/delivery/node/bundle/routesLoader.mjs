import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRoutes, writeChunkNames, writeRegistry, writeRoutes } from './compactRoutes.mjs';

/** How to write each module that Docusaurus generates for routes. */
const WRITERS = {
  'routes.js': (source, routes, names) => writeRoutes(routes, names),
  'routesChunkNames.json': (source, routes, names) => writeChunkNames(routes, names),
  'registry.js': (source, routes, names, { repairScripts }) =>
    writeRegistry(source, routes, names, repairScripts),
};

/**
 * Replaces a generated module of routes with its compact form in the browser's bundle. It is
 * JavaScript, because the bundler loads it by path.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default function routesLoader(source) {
  const callback = this.async();
  const read = (name) => {
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFile(file, 'utf8');
  };
  Promise.all([read('routes.js'), read('routesChunkNames.json')]).then(
    ([routes, names]) => {
      const write = WRITERS[path.basename(this.resourcePath)];
      callback(null, write(source, readRoutes(routes), JSON.parse(names), this.getOptions()));
    },
    (error) => callback(error),
  );
}

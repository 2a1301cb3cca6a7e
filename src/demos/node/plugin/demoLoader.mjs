/**
 * Provides the modules that `demoRequest.ts` describes to the bundler. JavaScript, because the
 * bundler loads it by path; it only passes the request to the compiler in its options.
 *
 * It runs in the pitch phase of a post rule, before all other loaders, and stops them by returning
 * a result, so neither MDX nor the TypeScript rule processes these modules.
 *
 * @this {import('@rspack/core').LoaderContext<{ compile: import('./demoCompiler').CompileDemoModule
 * }>}
 */
export function pitch() {
  const callback = this.async();
  const { compile } = this.getOptions();
  compile({
    file: this.resourcePath,
    query: this.resourceQuery,
    watcher: {
      onRead: (file) => this.addDependency(file),
      onMissed: (file) => this.addMissingDependency(file),
    },
  }).then(
    (text) => callback(null, text),
    (error) => callback(error),
  );
}

export default function demoLoader() {
  throw new Error('demoLoader answers in its pitch phase and never reads a file.');
}

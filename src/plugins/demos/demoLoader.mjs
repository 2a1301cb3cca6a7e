/**
 * Gives the bundler the modules that `demoRequest.ts` describes. JavaScript, because the bundler
 * loads it by path; all it does is pass the request to the compiler in its options.
 *
 * It works in the pitch phase of a post rule, which comes before every other loader and, by
 * returning a text, stops them: neither MDX nor the TypeScript rule sees these modules.
 *
 * @this {import('@rspack/core').LoaderContext<{ compile: import('./demoCompiler').CompileDemoModule }>}
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

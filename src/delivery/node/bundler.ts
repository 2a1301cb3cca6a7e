import type { CurrentBundler } from '@docusaurus/types';

/** The types of the bundler, as Docusaurus passes it to plugins. */
type Bundler = CurrentBundler['instance'];

export type Compiler = InstanceType<Bundler['Compiler']>;
export type Compilation = InstanceType<Bundler['Compilation']>;
/** What a compilation reports about a chunk. */
export type ReportedChunk = NonNullable<
  ReturnType<InstanceType<Bundler['Stats']>['toJson']>['chunks']
>[number];
export type BundlerModule = Compilation['modules'] extends Set<infer Module> ? Module : never;
export type BundlerGroup = Compilation['chunkGroups'][number];

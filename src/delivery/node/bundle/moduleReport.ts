import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, ReportedChunk } from '../bundler';

/** The modules of each script with their sizes in bytes before minification, largest first. */
export type ModuleReport = Record<string, [module: string, bytes: number][]>;

/** Smaller modules are left out. In bytes. */
const SMALLEST = 500;

function flatten(modules: NonNullable<ReportedChunk['modules']>): [string, number][] {
  return modules.flatMap(({ name = '', size = 0, modules: inner }) =>
    inner && inner.length > 0 ? flatten(inner) : [[name, size] as [string, number]],
  );
}

/** Converts the bundler's chunks to the report. */
function toModuleReport(chunks: readonly ReportedChunk[]): ModuleReport {
  return Object.fromEntries(
    chunks.flatMap(({ files = [], modules = [] }) => {
      const largest = flatten(modules)
        .filter(([, size]) => size >= SMALLEST)
        .sort(([, a], [, b]) => b - a);
      return files
        .filter((file) => file.endsWith('.js'))
        .map((file) => [path.basename(file), largest]);
    }),
  );
}

/** A bundler plugin that writes the report of a production build, for the byte budgets. */
export function moduleReportPlugin(file: string) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.done.tap('docs-module-report', (stats) => {
        const { chunks = [] } = stats.toJson({
          all: false,
          chunks: true,
          chunkModules: true,
          nestedModules: true,
          orphanModules: true,
          dependentModules: true,
          modulesSpace: Infinity,
          chunkModulesSpace: Infinity,
          nestedModulesSpace: Infinity,
        });
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, JSON.stringify(toModuleReport(chunks)));
      });
    },
  };
}

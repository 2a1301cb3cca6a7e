import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { NamedProject } from './exportedProjects';

const MAIN = 'src/main.tsx';

/** An esbuild plugin for in-memory projects, as `project:<name>/<file>`. Styles are ignored. */
function projectFiles(projects: readonly NamedProject[]): Plugin {
  const texts = new Map<string, string>(
    projects.flatMap(({ name, files }) =>
      Object.entries(files).map(([file, text]) => [`${name}/${file}`, text] as const),
    ),
  );
  return {
    name: 'project-files',
    setup(bundler) {
      bundler.onResolve({ filter: /^project:/ }, ({ path: file }) => ({
        path: file.replace('project:', ''),
        namespace: 'project',
      }));
      bundler.onResolve({ filter: /^\./, namespace: 'project' }, ({ path: file, importer }) => {
        const target = path.posix.join(path.posix.dirname(importer), file);
        const end = ['', '.tsx', '.ts'].find((extension) => texts.has(target + extension));
        return end === undefined
          ? { errors: [{ text: `The project has no file ${file}, which ${importer} imports.` }] }
          : { path: target + end, namespace: 'project' };
      });
      bundler.onResolve({ filter: /^react-dom\/client$/, namespace: 'project' }, () => ({
        path: path.join(__dirname, 'serverRoot.ts'),
      }));
      bundler.onLoad({ filter: /.*/, namespace: 'project' }, ({ path: file }) => ({
        contents: texts.get(file),
        loader: file.endsWith('.css') ? 'empty' : file.endsWith('.json') ? 'json' : 'tsx',
        resolveDir: process.cwd(),
      }));
    },
  };
}

/** A script that starts each project and records failures. */
function runner(projects: readonly NamedProject[], report: string): string {
  const starts = projects.map(({ name }) => {
    const main = JSON.stringify(`project:${name}/${MAIN}`);
    return `[${JSON.stringify(name)}, () => import(${main})],`;
  });
  return `
    import { writeFileSync } from 'node:fs';
    const failures = [];
    (async () => {
      for (const [name, start] of [${starts.join('\n')}]) {
        try {
          await start();
        } catch (error) {
          failures.push(name + ': ' + error.message);
        }
      }
      writeFileSync(${JSON.stringify(report)}, JSON.stringify(failures));
      process.exit(0);
    })();`;
}

/**
 * Runs the entry of each project with the installed packages. Projects are rendered to a string,
 * which runs every component without a browser, so that a thousand take seconds.
 *
 * @param alias the folders of packages that are installed under another name
 * @returns the projects that throw, with their errors
 */
export async function renderProjects(
  projects: readonly NamedProject[],
  alias: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'exported-demos-'));
  const script = path.join(folder, 'run.cjs');
  const report = path.join(folder, 'failures.json');
  try {
    await build({
      stdin: { resolveDir: process.cwd(), contents: runner(projects, report) },
      bundle: true,
      outfile: script,
      platform: 'node',
      mainFields: ['module', 'main'],
      conditions: ['import', 'module'],
      jsx: 'automatic',
      alias,
      define: {
        'process.env.NODE_ENV': '"production"',
        // There is no document.
        'document.getElementById': 'String',
      },
      loader: { '.css': 'empty' },
      plugins: [projectFiles(projects)],
      logLevel: 'error',
    });
    execFileSync(process.execPath, [script], { stdio: 'pipe' });
    return JSON.parse(readFileSync(report, 'utf8')) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

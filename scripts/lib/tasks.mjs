import { buildEnvironment } from './buildEnvironment.mjs';
import { runBin } from './process.mjs';
import { runAllChecks } from './checks.mjs';
import { ensureBrowser } from './browser.mjs';

const typescript = (script) => (args) => runBin('tsx', [script, ...args]);

/** Every command of package.json by name. Each resolves to an exit code. */
export const TASKS = {
  start: (args) => runBin('docusaurus', ['start', ...args]),
  build: async (args) =>
    (await TASKS.typecheck([])) ||
    runBin('docusaurus', ['build', ...args], { env: buildEnvironment() }),
  serve: typescript('scripts/serve.ts'),
  /** The documentation for assistants, from the build. */
  mcp: typescript('scripts/mcp.ts'),
  test: runAllChecks,
  format: (args) => runBin('prettier', ['--write', '.', ...args]),
  'format:check': (args) => runBin('prettier', ['--check', '--log-level', 'warn', '.', ...args]),
  lint: (args) => runBin('eslint', ['--max-warnings', '0', '.', ...args]),
  typecheck: typescript('scripts/typecheck.ts'),
  unit: (args) => runBin('jest', args),
  browser: async (args) =>
    runBin('playwright', ['test', ...args], { env: { CHROME_PATH: await ensureBrowser() } }),
  /** Every demo in every display, with a table of what each costs. Needs a build. */
  'test:demos': async (args) =>
    runBin(
      'playwright',
      ['test', 'demos-all', '--reporter=./tests/browser/demoTableReporter.ts', ...args],
      {
        env: {
          CHROME_PATH: await ensureBrowser(),
          DEMO_DISPLAYS: process.env.DEMO_DISPLAYS ?? 'light,dark,rtl,dense',
        },
      },
    ),
  /** Makes the files of a page or demo, and the entry in the menu. */
  new: typescript('scripts/new.ts'),
  /** Everything that is wrong with one page, in seconds. */
  check: async (args) =>
    runBin('tsx', ['scripts/check.ts', ...args], { env: { CHROME_PATH: await ensureBrowser() } }),
  /** Writes the heights that demos reserve. Needs a running site. */
  'measure-demos': async (args) =>
    runBin('tsx', ['scripts/measure-demos.ts', ...args], {
      env: { CHROME_PATH: await ensureBrowser() },
    }),
  /** Makes the miniatures of the templates' gallery. Needs a running site. */
  'templates:shots': async (args) =>
    runBin('tsx', ['scripts/template-shots.ts', ...args], {
      env: { CHROME_PATH: await ensureBrowser() },
    }),
  coverage: typescript('scripts/coverage.ts'),
  /** Adds new sections to the record of what the web may link to. */
  'record-anchors': typescript('scripts/record-anchors.ts'),
  /** What readers said, page by page. */
  feedback: typescript('scripts/feedback.ts'),
  /** Measures what each component weighs in a production build. */
  sizes: typescript('scripts/sizes.ts'),
  /** Makes the font files of the site from the installed package. */
  fonts: typescript('scripts/fonts.ts'),
  /** How many readers nginx has room for. Needs nginx and a build. */
  load: typescript('scripts/load.ts'),
  /** How the site grows with thousands of pages more. */
  scale: typescript('scripts/scale.ts'),
  'docs:version': (args) => runBin('docusaurus', ['docs:version', ...args]),
};

import { buildEnvironment } from './buildEnvironment.mjs';
import { runBin } from './process.mjs';
import { ensureBrowser, ensureHeadlessShell } from './browser.mjs';
import { ensureEngines } from './engines.mjs';
import { cutMajor, rehearseMajor } from './nextMajor.mjs';
import { devServerProblem } from './ports.mjs';

const typescript = (script) => (args, options) => runBin('tsx', [script, ...args], options);

/** A Playwright run. The caller's environment variables take precedence. */
const playwright = async (args, { env = {}, ...options } = {}) =>
  runBin('playwright', ['test', ...args], {
    ...options,
    env: {
      CHROME_PATH: await ensureBrowser(),
      HEADLESS_SHELL_PATH: (await ensureHeadlessShell()) ?? '',
      ...env,
    },
  });

/**
 * The commands of package.json by name, except for those that run several of them. Each receives the
 * command line arguments and the options of `run()`, and resolves to an exit code.
 */
export const TASKS = {
  start: async (args) => {
    const problem = await devServerProblem(args);
    if (problem) {
      throw new Error(problem);
    }
    return runBin('docusaurus', ['start', ...args]);
  },
  build: async (args, options) =>
    (await TASKS.typecheck([], options)) ||
    runBin('docusaurus', ['build', ...args], {
      ...options,
      env: { ...buildEnvironment(), ...options?.env },
    }),
  serve: typescript('scripts/serve.ts'),
  /** Serves the documentation of the build to assistants. */
  mcp: typescript('scripts/mcp.ts'),
  format: (args) => runBin('prettier', ['--write', '.', ...args]),
  'format:check': (args, options) =>
    runBin('prettier', ['--check', '--log-level', 'warn', '.', ...args], options),
  /**
   * Lints code and style sheets, which both accept `--fix`, and finds files and exports that nothing
   * uses.
   */
  lint: async (args, options) => {
    const code = await runBin('eslint', ['--max-warnings', '0', '.', ...args], options);
    const styles = await runBin('stylelint', ['**/*.css', ...args], options);
    const unused = await runBin(
      'knip',
      ['--include', 'files,exports,types', '--no-progress', '--no-config-hints'],
      options,
    );
    return Math.max(code, styles, unused);
  },
  /** Checks spelling, and words that the writing guide replaces. */
  'lint:words': typescript('scripts/lint-words.ts'),
  typecheck: typescript('scripts/typecheck.ts'),
  unit: (args, options) => runBin('jest', args, options),
  browser: playwright,
  /** Tests every demo in every display, with a table of their costs. Needs a build. */
  'test:demos': (args, { env = {}, ...options } = {}) =>
    playwright(['demos-all', '--reporter=./tests/browser/demoTableReporter.ts,json', ...args], {
      ...options,
      env: {
        DEMO_DISPLAYS: process.env.DEMO_DISPLAYS ?? 'light,dark,rtl,dense',
        PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/playwright.json',
        ...env,
      },
    }),
  /** Tests the build in Firefox and WebKit. */
  'test:engines': async (args, { env = {}, ...options } = {}) =>
    runBin('playwright', ['test', '--config', 'playwright.engines.config.ts', ...args], {
      ...options,
      env: { CHROME_PATH: await ensureBrowser(), ...(await ensureEngines()), ...env },
    }),
  /** Creates the files of a page or demo, and the menu entry. */
  new: typescript('scripts/new.ts'),
  /** Ports a correction of the current major to older ones. */
  port: typescript('scripts/port.ts'),
  /** Checks a page in seconds. */
  check: async (args) =>
    runBin('tsx', ['scripts/check.ts', ...args], { env: { CHROME_PATH: await ensureBrowser() } }),
  /** Writes the heights that demos reserve. Needs a running site. */
  'measure-demos': async (args) =>
    runBin('tsx', ['scripts/measure-demos.ts', ...args], {
      env: { CHROME_PATH: await ensureBrowser() },
    }),
  /** Creates the miniatures of the template gallery. Needs a running site. */
  'templates:shots': async (args) =>
    runBin('tsx', ['scripts/template-shots.ts', ...args], {
      env: { CHROME_PATH: await ensureBrowser() },
    }),
  /** Creates the pictures of the landing page and of "What's new". Needs a running site. */
  'page-shots': async (args) =>
    runBin('tsx', ['scripts/page-shots.ts', ...args], {
      env: { CHROME_PATH: await ensureBrowser() },
    }),
  /** Installs the packages of older majors. They are installed before the task runs. */
  'older-majors': () => 0,
  /** Writes the facts about older majors' APIs from their packages. */
  'api-facts': typescript('scripts/api-facts.ts'),
  /** Writes which releases of the current major added and deprecated what. */
  releases: typescript('scripts/releases.ts'),
  coverage: typescript('scripts/coverage.ts'),
  /** Adds new sections to the record of published ids. */
  'record-anchors': typescript('scripts/record-anchors.ts'),
  /** Writes the tables of migration guides from the records of changes. */
  changes: typescript('scripts/changes.ts'),
  'migration-copies': typescript('scripts/migration-copies.ts'),
  /** Summarizes feedback by page. */
  feedback: typescript('scripts/feedback.ts'),
  /** Measures the size of each component in a production build. */
  sizes: typescript('scripts/sizes.ts'),
  /** Creates the font files of the site from the installed package. */
  fonts: typescript('scripts/fonts.ts'),
  /** Measures how many readers nginx can serve. Needs nginx and a build. */
  load: typescript('scripts/load.ts'),
  /** Measures how the site grows with thousands of additional pages. */
  scale: typescript('scripts/scale.ts'),
  /** Makes the current major an older one, and brings in the packages of the next. */
  'docs:version': cutMajor,
  /** Does the same in a copy of the project. */
  'rehearse-major': rehearseMajor,
};

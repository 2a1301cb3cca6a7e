import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const lib = (name: string) => path.join(__dirname, 'lib', name);

/** Evaluates an expression over the exports of a module that Node.js must load natively. */
function evaluate(file: string, expression: string): unknown {
  const code = `
    const module = await import(${JSON.stringify(pathToFileURL(file).href)});
    console.log(JSON.stringify(${expression}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

describe('buildEnvironment', () => {
  const environment = (env: object) =>
    evaluate(lib('buildEnvironment.mjs'), `module.buildEnvironment(${JSON.stringify(env)})`);

  it("keeps the bundler's cache, except on a CI machine", () => {
    expect(environment({})).not.toHaveProperty('DOCUSAURUS_NO_PERSISTENT_CACHE');
    expect(environment({ CI: 'true' })).toMatchObject({ DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' });
  });

  it("does not override the operator's variables", () => {
    const own = { CI: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: '', MALLOC_ARENA_MAX: '8' };
    expect(environment(own)).toMatchObject({ ...own, MIMALLOC_PURGE_DELAY: '0' });
  });
});

describe('modules that run before dependencies are installed', () => {
  const files = [
    'run.mjs',
    ...fs.readdirSync(path.join(__dirname, 'lib')).map((name) => `lib/${name}`),
  ];

  it.each(files.filter((name) => name.endsWith('.mjs')))(
    '%s only imports Node.js built-ins and its neighbors',
    (name) => {
      const source = fs.readFileSync(path.join(__dirname, name), 'utf8');
      const imported = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
        ([, id]) => id,
      );
      expect(imported.filter((id) => !/^(?:node:|\.\.?\/)/.test(id ?? ''))).toEqual([]);
    },
  );

  it('requires the Node.js version in package.json', () => {
    const { engines } = JSON.parse(
      fs.readFileSync(path.join(__dirname, '../package.json'), 'utf8'),
    ) as {
      engines: { node: string };
    };
    expect(engines.node).toBe(
      `>=${String(evaluate(lib('nodeVersion.mjs'), 'module.MINIMUM_NODE_MAJOR'))}`,
    );
  });

  it('explains the problem with an older Node.js', () => {
    expect(evaluate(lib('nodeVersion.mjs'), "module.nodeVersionProblem('18.19.1')")).toBe(
      'This project needs Node.js 20 or newer, but this is 18.19.1. ' +
        'Install a current version from https://nodejs.org and run the command again.',
    );
    expect(evaluate(lib('nodeVersion.mjs'), "module.nodeVersionProblem('22.1.0')")).toBeNull();
  });

  it('lists the existing tasks if one is unknown', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(__dirname, 'run.mjs'), 'tset'],
      {
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is no task "tset"\. Known tasks: start, build, /);
  });
});

describe('what a task needs', () => {
  const needs = (task: string, env: object = {}, args: readonly string[] = []) =>
    evaluate(
      lib('packageNeeds.mjs'),
      `module.packageNeeds('${task}', ${JSON.stringify(env)}, ${JSON.stringify(args)})`,
    ) as { dev: boolean; olderMajors: boolean };

  it('are only the dependencies for start, without those of older majors', () => {
    expect(needs('start')).toEqual({ dev: false, olderMajors: false });
  });

  it('are the packages of older majors if the operator selects one', () => {
    expect(needs('start', { DOCS_VERSIONS: 'all' }).olderMajors).toBe(true);
    expect(needs('start', { DOCS_VERSIONS: 'v8,v6' }).olderMajors).toBe(true);
    expect(needs('start', { DOCS_VERSION: 'v7' }).olderMajors).toBe(true);
  });

  it('are the packages of older majors to check one of their pages', () => {
    const page = 'react-charts/bars/bars.mdx';
    expect(needs('check', {}, [`versioned_docs/version-v7/${page}`]).olderMajors).toBe(true);
    expect(needs('check', {}, [`docs/${page}`, 'react-charts/bars']).olderMajors).toBe(false);
  });

  it('are those of all majors for a build, unless the operator excludes them', () => {
    expect(needs('build')).toEqual({ dev: true, olderMajors: true });
    expect(needs('build', { DOCS_VERSIONS: 'current' }).olderMajors).toBe(false);
    expect(needs('build', { DOCS_VERSION: 'v8' }).olderMajors).toBe(false);
  });

  it('are none of them for tasks that only read code', () => {
    expect(needs('lint', { DOCS_VERSIONS: 'all' })).toEqual({ dev: true, olderMajors: false });
  });
});

describe('packages', () => {
  const inLib = (expression: string) => evaluate(lib('dependencies.mjs'), expression);
  const missing = (lockfile: object, installed: object) =>
    inLib(
      `module.missingPackages(${JSON.stringify({ packages: lockfile })}, ${JSON.stringify(installed)})`,
    );
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' } };

  it('are missing if they are absent or have another version', () => {
    expect(missing(wanted, {})).toEqual(['node_modules/a']);
    expect(missing(wanted, { packages: { 'node_modules/a': { version: '0.9.0' } } })).toEqual([
      'node_modules/a',
    ]);
    expect(missing(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toEqual([]);
  });

  it('are not missing if they are for other platforms', () => {
    expect(missing({ 'node_modules/b': { version: '1.0.0', optional: true } }, {})).toEqual([]);
  });

  describe('of checks', () => {
    const core = { 'node_modules/a': { version: '1.0.0' } };
    const all = { ...core, 'node_modules/jest': { version: '30.0.0', dev: true } };
    const command = (installed: object, dev: boolean) =>
      inLib(
        `module.installCommand(${JSON.stringify({ packages: { '': {}, ...all } })}, ` +
          `${JSON.stringify({ packages: installed })}, { dev: ${dev} }) ?? null`,
      );

    it('are omitted for a task that does not need them', () => {
      expect(command({}, false)).toEqual(['ci', '--omit=dev']);
      expect(command(core, false)).toBeNull();
    });

    it('are added to installed ones', () => {
      expect(command({}, true)).toEqual(['ci', '--include=dev']);
      expect(command(core, true)).toEqual(['install', '--no-save', '--include=dev']);
      expect(command(all, true)).toBeNull();
    });

    it('stay when others are updated', () => {
      const older = { ...all, 'node_modules/a': { version: '0.9.0' } };
      expect(command(older, false)).toEqual(['ci', '--include=dev']);
    });
  });

  it("of older majors are the site's copies if the version is equal", () => {
    const older = {
      '': {},
      'node_modules/react-is': { version: '19.0.0' },
      'node_modules/react-is/node_modules/b': { version: '1.0.0' },
      'node_modules/clsx': { version: '1.0.0' },
      'node_modules/yargs': { version: '17.0.0' },
      'node_modules/x/node_modules/clsx': { version: '2.0.0' },
    };
    const site = {
      '': {},
      'node_modules/react-is': { version: '19.0.0' },
      'node_modules/clsx': { version: '2.0.0' },
      'node_modules/yargs': { version: '17.0.0', dev: true },
    };
    const shared = inLib(
      `module.sharedPackages(${JSON.stringify({ packages: older })}, ${JSON.stringify({ packages: site })})`,
    );
    expect(shared).toEqual(['node_modules/react-is']);
    expect(
      inLib(
        `Object.keys(module.withoutLocations(${JSON.stringify({ packages: older })}, ['node_modules/react-is']).packages)`,
      ),
    ).toEqual(['', 'node_modules/clsx', 'node_modules/yargs', 'node_modules/x/node_modules/clsx']);
  });
});

interface Lockfile {
  readonly packages: Record<
    string,
    { name?: string; version?: string; optionalDependencies?: Record<string, string> }
  >;
}
const LOCKFILES = ['package-lock.json', 'versioned_docs/package-lock.json'] as const;
const readLockfile = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(__dirname, '..', file), 'utf8')) as Lockfile;

it.each(['package.json', 'versioned_docs/package.json'])('%s pins every version', (file) => {
  const { dependencies, devDependencies } = JSON.parse(
    fs.readFileSync(path.join(__dirname, '..', file), 'utf8'),
  ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^(?:npm:@?[\w./-]+@)?\d/.test(version))).toEqual([]);
});

describe('the packages of older majors', () => {
  const site = readLockfile('package-lock.json');
  const older = readLockfile('versioned_docs/package-lock.json');

  it('are not among those of the site', () => {
    const aliases = Object.keys(site.packages).filter((name) => /-v\d+$/.test(name));
    expect(aliases).toEqual([]);
    expect(Object.keys(older.packages)).toContain('node_modules/x-data-grid-v7');
  });

  it('include no second copy of packages that must be unique', () => {
    const shared = evaluate(
      lib('dependencies.mjs'),
      `module.sharedPackages(...(await Promise.all(
        ['versioned_docs/package-lock.json', 'package-lock.json'].map(async (file) =>
          JSON.parse(await (await import('node:fs/promises')).readFile(file, 'utf8')))
      )))`,
    ) as string[];
    const singles =
      /node_modules\/(?:react|react-dom|@emotion\/[^/]+|@mui\/(?:material|system|styled-engine|private-theming|icons-material))$/;
    const copies = Object.keys(older.packages).filter((location) => singles.test(location));
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter((location) => !shared.includes(location))).toEqual([]);
  });
});

/**
 * npm leaves entries of other platforms out of a lockfile that it writes beside installed packages,
 * and then refuses to install from it: regenerate it in an empty folder (see MAINTAINING.md).
 */
it.each(LOCKFILES)('%s contains every optional package that a package requests', (file) => {
  const { packages } = readLockfile(file);
  const known = new Set(
    Object.keys(packages).map((location) => location.replace(/^.*node_modules\//, '')),
  );
  const absent = Object.entries(packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !known.has(name))
      .map((name) => `${name} (for ${location})`),
  );
  expect(absent).toEqual([]);
});

import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const lib = (name: string) => path.join(__dirname, 'lib', name);

/** The value of an expression over the exports of a module that Node.js itself has to load. */
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

  it('keeps the cache of the bundler, but not on a CI machine', () => {
    expect(environment({})).not.toHaveProperty('DOCUSAURUS_NO_PERSISTENT_CACHE');
    expect(environment({ CI: 'true' })).toMatchObject({ DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' });
  });

  it('leaves alone what the operator has set', () => {
    const own = { CI: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: '', MALLOC_ARENA_MAX: '8' };
    expect(environment(own)).toMatchObject({ ...own, MIMALLOC_PURGE_DELAY: '0' });
  });
});

describe('what runs before dependencies exist', () => {
  const files = [
    'run.mjs',
    ...fs.readdirSync(path.join(__dirname, 'lib')).map((name) => `lib/${name}`),
  ];

  it.each(files.filter((name) => name.endsWith('.mjs')))(
    '%s imports Node.js and its neighbours alone',
    (name) => {
      const source = fs.readFileSync(path.join(__dirname, name), 'utf8');
      const imported = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
        ([, id]) => id,
      );
      expect(imported.filter((id) => !/^(?:node:|\.\.?\/)/.test(id ?? ''))).toEqual([]);
    },
  );

  it('needs the Node.js that package.json asks for', () => {
    const { engines } = JSON.parse(
      fs.readFileSync(path.join(__dirname, '../package.json'), 'utf8'),
    ) as {
      engines: { node: string };
    };
    expect(engines.node).toBe(
      `>=${String(evaluate(lib('nodeVersion.mjs'), 'module.MINIMUM_NODE_MAJOR'))}`,
    );
  });

  it('says what is wrong with an older Node.js', () => {
    expect(evaluate(lib('nodeVersion.mjs'), "module.nodeVersionProblem('18.19.1')")).toBe(
      'This project needs Node.js 20 or newer, but this is 18.19.1. ' +
        'Install a current version from https://nodejs.org and run the command again.',
    );
    expect(evaluate(lib('nodeVersion.mjs'), "module.nodeVersionProblem('22.1.0')")).toBeNull();
  });

  it('names the tasks that exist when one does not', () => {
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

describe('missing packages', () => {
  const missing = (lockfile: object, installed: object) =>
    evaluate(
      lib('dependencies.mjs'),
      `module.missingPackages(${JSON.stringify({ packages: lockfile })}, ${JSON.stringify(installed)})`,
    );
  const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' } };

  it('are those that are absent or of another version', () => {
    expect(missing(wanted, {})).toEqual(['node_modules/a']);
    expect(missing(wanted, { packages: { 'node_modules/a': { version: '0.9.0' } } })).toEqual([
      'node_modules/a',
    ]);
    expect(missing(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toEqual([]);
  });

  it('are not those of other platforms', () => {
    expect(missing({ 'node_modules/b': { version: '1.0.0', optional: true } }, {})).toEqual([]);
  });
});

/**
 * npm leaves entries of other platforms out of a lockfile that it writes beside installed packages,
 * and then refuses to install from it: regenerate it in an empty folder (see CONTRIBUTING.md).
 */
it('the lockfile has every optional package that a package asks for', () => {
  const { packages } = JSON.parse(
    fs.readFileSync(path.join(__dirname, '../package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { optionalDependencies?: Record<string, string> }> };
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

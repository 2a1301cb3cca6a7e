/**
 * The code inside the sandbox, which runs the reader's files beside Material UI. It is a script of
 * its own (`buildGuest`) and reaches neither the page nor the network: it has `host.read()`, which
 * reads the props of the component that is being styled.
 */
import { createProxy } from './proxy';
import { createTheme as createMaterialTheme } from '@mui/material/styles';
import { findCandidates, type Candidate } from './candidates';
import { harden } from './harden';
import { isObject, readOptions, type Options } from './makers';
import { loadPackage } from './modules';
import { missing } from './standIn';
import { functionOf, toData, type AnyFunction } from './toData';

type Body = (
  require: (specifier: string) => unknown,
  module: { exports: Options },
  exports: Options,
) => void;

declare const host: { readonly read: (level: string, key: string) => string };

// Taken before the reader's code runs, which could replace them.
const { parse, stringify } = JSON;
const readHost = host.read;

const bodies = new Map<string, Body | Options>();
const modules = new Map<string, { exports: Options }>();
/** Files that another one imports. */
const imported = new Set<string>();
let candidates: readonly Candidate[] = [];

/** The file of an import: relative, or by its end for an alias such as `@/theme/palette`. */
function fileOf(specifier: string, from: string): string | undefined {
  const folder = from.split('/').slice(0, -1);
  const path = specifier
    .split('/')
    .reduce<string[]>(
      (all, part) => (part === '..' ? all.slice(0, -1) : part === '.' ? all : [...all, part]),
      specifier.startsWith('.') ? folder : [],
    )
    .join('/');
  const names = [
    '',
    '.ts',
    '.tsx',
    '.js',
    '.jsx',
    '.mjs',
    '.json',
    '/index.ts',
    '/index.tsx',
    '/index.js',
  ].map((end) => path + end);
  const exact = names.find((name) => bodies.has(name));
  if (exact !== undefined || specifier.startsWith('.')) {
    return exact;
  }
  const tail = path.replace(/^[@~]?\w*\//, '/');
  return tail === path
    ? undefined
    : [...bodies.keys()].find((file) =>
        names.some((name) => `/${file}`.endsWith(tail + name.slice(path.length))),
      );
}

function load(file: string): Options {
  const known = modules.get(file);
  if (known) {
    return known.exports;
  }
  const module = { exports: {} as Options };
  modules.set(file, module);
  const body = bodies.get(file);
  if (typeof body === 'function') {
    body(
      (specifier) => {
        const target = fileOf(specifier, file);
        if (target !== undefined) {
          imported.add(target);
          return load(target);
        }
        return /\.(?:css|scss|less|svg|png|woff2?)$/.test(specifier) ? {} : loadPackage(specifier);
      },
      module,
      module.exports,
    );
  } else if (body) {
    module.exports = { ...body, default: body, __esModule: true };
  }
  return module.exports;
}

const themes = new Map<string, unknown>();

/** The props of a component, of which only what is read crosses over. */
function propsOf(level: string, theme: unknown, nested?: object): object {
  const read = (key: string): unknown => {
    const text = readHost(level, key);
    return text === '' ? undefined : (parse(text) as unknown);
  };
  return createProxy({} as Options, {
    get: (_target, key) =>
      typeof key === 'symbol'
        ? undefined
        : key === 'theme'
          ? theme
          : key === 'ownerState' && nested
            ? nested
            : read(key),
    has: (_target, key) => typeof key === 'string' && (read('') as string[]).includes(key),
    ownKeys: () => read('') as string[],
    getOwnPropertyDescriptor: (_target, key) => ({
      configurable: true,
      enumerable: true,
      value: key === 'theme' ? theme : key === 'ownerState' && nested ? nested : read(String(key)),
    }),
  });
}

const api = {
  /** Adds a module as code or as the content of a JSON file. */
  add(file: string, body: Body | Options): void {
    bodies.set(file, body);
  },
  /** Runs all files. Returns the names of what can be the theme, and what is missing. */
  run(): string {
    for (const file of bodies.keys()) {
      load(file);
    }
    const roots = [...modules].filter(([file]) => !imported.has(file) && !file.endsWith('.json'));
    const all = (list: typeof roots) =>
      findCandidates(new Map(list.map(([file, { exports }]) => [file, exports])));
    const own = all(roots);
    candidates = own.length > 0 ? own : all([...modules]);
    return stringify({
      candidates: candidates.map(({ name, file, code }) => ({ name, file, code })),
      missing: [...missing].map(([name, names]) => [name, [...names]]),
    });
  },
  /** The options of a candidate for each mode. */
  options(index: number): string {
    const { light = null, dark = null } = candidates[index] ?? {};
    const first = light && toData(readOptions(light));
    return stringify({
      light: first,
      dark: dark === light ? null : dark && toData(readOptions(dark)),
    });
  },
  /** Makes the theme that functions get, from the plain values of the page's. */
  theme(id: string, values: string, spacing: number): void {
    const plain = parse(values) as Options;
    const make = spacing < 0 ? undefined : functionOf(spacing);
    const theme = createMaterialTheme({
      ...plain,
      ...(make && { spacing: make }),
    } as never) as unknown as Options;
    // Demos have no CSS variables: the values are in the theme itself.
    theme.vars = theme;
    themes.set(id, theme);
  },
  /**
   * Calls a function of the theme.
   *
   * @param kind `props`, `theme`, or `data`: what its first argument is
   */
  call(id: number, kind: string, theme: string, data: string): string {
    const run = functionOf(id) as AnyFunction;
    const own = themes.get(theme);
    const values =
      kind === 'props'
        ? [propsOf('props', own, propsOf('ownerState', own))]
        : kind === 'theme'
          ? [own]
          : (parse(data) as unknown[]);
    const result = run(...values);
    return stringify(isObject(result) || Array.isArray(result) ? toData(result) : result) ?? 'null';
  },
};

harden();
delete (globalThis as { host?: unknown }).host;

Object.assign(globalThis, {
  sandbox: api,
  console: createProxy({}, { get: () => () => undefined }),
  process: { env: { NODE_ENV: 'production' } },
  setTimeout: () => 0,
  clearTimeout: () => undefined,
  structuredClone: (value: unknown) => parse(stringify(value)) as unknown,
});

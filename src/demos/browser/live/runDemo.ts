import type { ComponentType } from 'react';
// Edited code can import everything from React, including `lazy`.
// eslint-disable-next-line no-restricted-imports
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { DemoSourceFile } from '@site/src/demos/shared/demo';
import { compileFile } from './compileFile';

type SourceFile = Pick<DemoSourceFile, 'name' | 'code'>;

/** Modules by import specifier. */
export type Modules = Readonly<Record<string, unknown>>;

const CODE_FILE = /\.[jt]sx?$/;

/** Modules that a demo may import even if its built version doesn't: React and its JSX runtime. */
const BUILT_IN_MODULES: Modules = { react: React, 'react/jsx-runtime': jsxRuntime };

/**
 * Runs a demo from its source. Local modules also run from source, so that edits to any of them
 * apply; packages are those of the built demo.
 *
 * @param files the entry, then its local modules
 * @throws if a file is invalid code, an import doesn't exist, or the entry exports no component
 */
export function runDemo(files: readonly SourceFile[], modules: Modules): ComponentType {
  const [entry] = files;
  if (!entry) {
    throw new Error('There is no file to run: a demo has at least its entry.');
  }
  const component = createRequire(files, { ...BUILT_IN_MODULES, ...modules }).run(entry).default;
  if (!isComponent(component)) {
    throw new Error(
      `${entry.name} exports no component. A demo ends in one: export default function Name() { … }`,
    );
  }
  return component;
}

/**
 * Runs files that import one another and modules. Each runs once, when it is first required.
 *
 * @returns `run` for a file, and `require` for a specifier
 */
export function createRequire(files: readonly SourceFile[], modules: Modules) {
  const started = new Map<SourceFile, Record<string, unknown>>();

  function run(file: SourceFile): Record<string, unknown> {
    const known = started.get(file);
    if (known) {
      return known;
    }
    const module: { exports: Record<string, unknown> } = { exports: {} };
    // Registered before it runs, so that circular imports see the exports so far.
    started.set(file, module.exports);
    compileFile(file)(require, module, module.exports);
    return module.exports;
  }

  function require(specifier: string): unknown {
    const file = files.find(({ name }) => CODE_FILE.test(name) && isSpecifierOf(specifier, name));
    if (file) {
      return run(file);
    }
    if (Object.hasOwn(modules, specifier)) {
      return asCommonJs(modules[specifier]);
    }
    throw new Error(
      `There is no module "${specifier}" here. This code can import: ` +
        `${[...Object.keys(modules), ...files.slice(1).map(({ name }) => `./${name}`)].join(', ')}`,
    );
  }

  return { run, require };
}

/** `./orders`, `./orders.js`, and `./orders.ts` all resolve to `orders.ts`. */
function isSpecifierOf(specifier: string, fileName: string): boolean {
  const withoutExtension = (path: string) => path.replace(CODE_FILE, '');
  return (
    specifier.startsWith('./') &&
    withoutExtension(specifier.slice(2)) === withoutExtension(fileName)
  );
}

/** Bundlers may omit the marker of a namespace. Its default export would then be wrapped again. */
function asCommonJs(namespace: unknown): unknown {
  return typeof namespace === 'object' && namespace !== null
    ? { ...namespace, __esModule: true }
    : namespace;
}

function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    // `memo` and `forwardRef` return objects.
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

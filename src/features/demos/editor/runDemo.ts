import type { ComponentType } from 'react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { DemoSourceFile } from '@site/src/shared/demo';
import { compileFile } from './compileFile';

type SourceFile = Pick<DemoSourceFile, 'name' | 'code'>;

/** Modules by the name they are imported with. */
export type Modules = Readonly<Record<string, unknown>>;

const CODE_FILE = /\.[jt]sx?$/;

/** What a demo may import without the build having seen it: the runtime of JSX, and React. */
const ALWAYS_THERE: Modules = { react: React, 'react/jsx-runtime': jsxRuntime };

/**
 * Runs a demo from its text. Its local modules run from their text too, so that a change in any of
 * them shows; packages are those that the built demo had.
 *
 * @param files the entry first, then its local modules
 * @throws if a file is invalid code, an import doesn't exist, or the entry exports no component
 */
export function runDemo(files: readonly SourceFile[], modules: Modules): ComponentType {
  const [entry] = files;
  if (!entry) {
    throw new Error('There is no file to run: a demo has at least its entry.');
  }
  const component = createRequire(files, { ...ALWAYS_THERE, ...modules }).run(entry).default;
  if (!isComponent(component)) {
    throw new Error(
      `${entry.name} exports no component. A demo ends in one: export default function Name() { … }`,
    );
  }
  return component;
}

function createRequire(files: readonly SourceFile[], modules: Modules) {
  const started = new Map<SourceFile, Record<string, unknown>>();

  function run(file: SourceFile): Record<string, unknown> {
    const known = started.get(file);
    if (known) {
      return known;
    }
    const module: { exports: Record<string, unknown> } = { exports: {} };
    // Registered before it runs: two files that import each other see what there is so far.
    started.set(file, module.exports);
    compileFile(file)(require, module, module.exports);
    return module.exports;
  }

  function require(specifier: string): unknown {
    const file = files.find(({ name }) => CODE_FILE.test(name) && isSpecifierOf(specifier, name));
    if (file) {
      return run(file);
    }
    if (specifier in modules) {
      return asCommonJs(modules[specifier]);
    }
    throw new Error(
      `There is no module "${specifier}" here. This demo can import: ` +
        `${[...Object.keys(modules), ...files.slice(1).map(({ name }) => `./${name}`)].join(', ')}`,
    );
  }

  return { run };
}

/** `./orders`, `./orders.js` and `./orders.ts` all mean the file `orders.ts`. */
function isSpecifierOf(specifier: string, fileName: string): boolean {
  const withoutExtension = (path: string) => path.replace(CODE_FILE, '');
  return (
    specifier.startsWith('./') &&
    withoutExtension(specifier.slice(2)) === withoutExtension(fileName)
  );
}

/** Bundlers may leave the marker off a namespace, and without it its default would be wrapped again. */
function asCommonJs(namespace: unknown): unknown {
  return typeof namespace === 'object' && namespace !== null
    ? { ...namespace, __esModule: true }
    : namespace;
}

function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    // `memo` and `forwardRef` make objects.
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

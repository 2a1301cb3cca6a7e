import { captureOwnerStack } from 'react';
import type { CrashFrame } from '../messages';

/** The modules of the bundle, by the path from the root of the repository. */
declare const __webpack_modules__: Readonly<Record<string, unknown>>;

/** A frame in a module beside a page: `webpack-internal:///./docs/react-charts/bars/BasicBars.tsx:10:25` */
const PAGE_FRAME =
  /webpack-internal:\/\/\/\.\/(?<file>(?:versioned_)?docs\/[\w./-]+\.tsx?)[^\s:)]*:(?<line>\d+):(?<column>\d+)/;

const SOURCE_MAP = /sourceMappingURL=data:application\/json;charset=utf-8;base64,(?<data>[\w+/=]+)/;

/** The `mappings` in a module that the dev server evaluates with its source map. */
function mappingsOf(module: unknown): string | undefined {
  const data = SOURCE_MAP.exec(String(module))?.groups?.data;
  return data === undefined
    ? undefined
    : (JSON.parse(atob(data)) as { readonly mappings: string }).mappings;
}

/**
 * The first frame in the code of a page.
 *
 * @param stacks The stack of an error, and that of the components that created the element.
 * @param modules The modules of the bundle, as functions with their source map.
 */
export function findFrame(
  stacks: string,
  modules: Readonly<Record<string, unknown>>,
): CrashFrame | undefined {
  const { file, line, column } = PAGE_FRAME.exec(stacks)?.groups ?? {};
  const mappings = file === undefined ? undefined : mappingsOf(modules[`./${file}`]);
  return file === undefined || mappings === undefined
    ? undefined
    : { file, line: Number(line), column: Number(column), mappings };
}

const frames = new Map<string, CrashFrame | undefined>();

/** The place of the last error with this text, such as `TypeError: rows is not iterable`. */
export function frameOfMessage(message: string): CrashFrame | undefined {
  return frames.get(message);
}

/**
 * Notes the place of each error that React prints before it renders the replacement of a demo. Only
 * then does React know which element threw: if a component of the library throws, because of a
 * wrong prop, its stack has no line of the demo, but that of its owners does.
 */
export function noteErrors(): void {
  const { error: print } = console;
  console.error = (...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error);
    if (error !== undefined) {
      const stacks = `${error.stack ?? ''}\n${captureOwnerStack() ?? ''}`;
      frames.set(String(error), findFrame(stacks, __webpack_modules__));
    }
    print(...values);
  };
}

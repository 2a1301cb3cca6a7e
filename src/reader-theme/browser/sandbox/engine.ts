import variant from '@jitl/quickjs-wasmfile-release-sync';
import wasm from '@jitl/quickjs-wasmfile-release-sync/wasm';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { errorMessage } from '@site/src/base/shared/errorMessage';

/** The most memory that a theme can use, in bytes. Material UI alone takes 4 MB. */
const MAX_MEMORY = 24 << 20;
/** In bytes, so that deep recursion ends before the stack of the engine itself. */
const MAX_STACK = 160 << 10;
/** The longest text that crosses over, in characters: far more than the options of a theme have. */
const MAX_TEXT = 2_000_000;
/** The longest message or list of frames that is read. */
const MAX_ERROR = 5000;
/** How long running all files of a theme can take, in ms. On a fast computer, it takes about 5. */
export const RUN_MS = 2000;
/** How long one style function can take, in ms. Each call takes about 0.1. */
export const CALL_MS = 100;

/** An error of the reader's code. */
export class SandboxError extends Error {
  constructor(
    message: string,
    /** The frames of the reader's code as `file:line`, the innermost first. */
    readonly places: readonly string[],
    /** Whether it took too long or too much memory. */
    readonly isLimit: boolean,
  ) {
    super(message);
    this.name = 'SandboxError';
  }
}

let engine: Promise<QuickJSWASMModule> | undefined;

/** The bytes of a data URL, as which the bundle contains the engine. */
function bytesOf(url: string): ArrayBuffer {
  const binary = atob(url.slice(url.indexOf(',') + 1));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0)).buffer;
}

/** A JavaScript engine in WebAssembly, which starts once, when a theme needs it. */
function loadEngine(): Promise<QuickJSWASMModule> {
  engine ??= newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmBinary: bytesOf(wasm) }));
  return engine;
}

const MAX_PLACES = 5;
const LIMITS = /interrupted|out of memory|stack overflow|stack size/i;

/** A realm of its own, in which code has nothing but JavaScript. */
export class Realm {
  private deadline = Infinity;
  private isBroken = false;

  private constructor(
    private readonly context: QuickJSContext,
    private readonly api: Readonly<Record<string, QuickJSHandle>>,
  ) {}

  /**
   * @param guest the script that defines `sandbox`
   * @param read answers `host.read()`
   */
  static async create(
    guest: string,
    names: readonly string[],
    read: (level: string, key: string) => string,
  ): Promise<Realm> {
    const runtime = (await loadEngine()).newRuntime();
    runtime.setMemoryLimit(MAX_MEMORY);
    runtime.setMaxStackSize(MAX_STACK);
    const context = runtime.newContext();
    const host = context.newObject();
    const reader = context.newFunction('read', (level, key) =>
      context.newString(read(context.getString(level), context.getString(key))),
    );
    context.setProp(host, 'read', reader);
    context.setProp(context.global, 'host', host);
    context.unwrapResult(context.evalCode(guest, 'guest')).dispose();
    // Taken before the reader's code runs, which could replace them.
    const object = context.getProp(context.global, 'sandbox');
    const api = Object.fromEntries(names.map((name) => [name, context.getProp(object, name)]));
    [host, reader, object].forEach((handle) => handle.dispose());
    const realm = new Realm(context, api);
    runtime.setInterruptHandler(() => performance.now() > realm.deadline);
    return realm;
  }

  /** Evaluates code to a value that `call` accepts. */
  evaluate(code: string, file: string): QuickJSHandle {
    return this.attempt(RUN_MS, () => this.context.evalCode(code, file));
  }

  /** Calls a function of `sandbox`, which returns text or nothing. */
  call(name: string, values: readonly (string | number | QuickJSHandle)[], limit: number): string {
    const { context } = this;
    const own: QuickJSHandle[] = [];
    const handles = values.map((value) => {
      if (typeof value === 'object') {
        return value;
      }
      const handle =
        typeof value === 'string' ? context.newString(value) : context.newNumber(value);
      own.push(handle);
      return handle;
    });
    const method = this.api[name];
    if (!method) {
      throw new Error(`The sandbox has no function ${name}().`);
    }
    const result = this.attempt(limit, () => {
      const outcome = context.callFunction(method, context.undefined, ...handles);
      own.forEach((handle) => handle.dispose());
      return outcome;
    });
    const text = context.typeof(result) === 'string' ? context.getString(result) : '';
    result.dispose();
    if (text.length > MAX_TEXT) {
      throw new SandboxError('The theme is too large.', [], true);
    }
    return text;
  }

  private attempt(limit: number, run: () => ReturnType<QuickJSContext['evalCode']>): QuickJSHandle {
    if (this.isBroken) {
      throw new SandboxError('The theme was stopped.', [], true);
    }
    this.deadline = performance.now() + limit;
    let thrown: unknown;
    try {
      const result = run();
      if (!result.error) {
        return result.value;
      }
      // Within the limit, too: it can call code of the reader.
      thrown = this.context.dump(result.error);
      result.error.dispose();
    } catch (error) {
      // The engine itself ran out of memory or stack, so its state is unknown.
      this.isBroken = true;
      throw new SandboxError(errorMessage(error), [], true);
    } finally {
      this.deadline = Infinity;
    }
    throw describe(thrown);
  }
}

function describe(thrown: unknown): SandboxError {
  const {
    name = 'Error',
    message,
    stack,
  } = (typeof thrown === 'object' && thrown !== null ? thrown : { message: String(thrown) }) as {
    readonly name?: unknown;
    readonly message?: unknown;
    readonly stack?: unknown;
  };
  const places = [
    ...String(stack ?? '')
      .slice(0, MAX_ERROR)
      .matchAll(/([^\s():]+:\d+)(?::\d+)?\)?$/gm),
  ]
    .map(([, place = '']) => place)
    .filter((place) => !place.startsWith('guest:'))
    .slice(0, MAX_PLACES);
  const text = String(message).slice(0, MAX_ERROR);
  if (/interrupted/.test(text)) {
    return new SandboxError('It ran for too long.', places, true);
  }
  return new SandboxError(
    /out of memory/.test(text) ? 'It used too much memory.' : `${String(name)}: ${text}`,
    places,
    LIMITS.test(text),
  );
}

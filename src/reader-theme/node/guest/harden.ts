/**
 * Limits what the reader's code can do within one call of an engine function, which the time limit
 * doesn't interrupt: it only counts steps of code. Must run before that code.
 */

/** More items than any theme has, and few enough to be walked in an instant. */
const MAX_ITEMS = 100_000;
/** Steps of a search in text: the lengths of both texts multiplied. */
const MAX_STEPS = 10_000_000;

const isTooLong = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Number((value as { length?: unknown }).length) > MAX_ITEMS;

type Method = (this: unknown, ...values: readonly unknown[]) => unknown;

/** Replaces the methods of an object by ones that refuse before they begin. */
function guard(
  owner: object,
  refuses: (self: unknown, values: readonly unknown[]) => boolean,
): void {
  const apply = Reflect.apply;
  for (const name of Object.getOwnPropertyNames(owner)) {
    const { value, writable } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    if (typeof value !== 'function' || !writable || name === 'constructor') {
      continue;
    }
    const guarded: Method = function guarded(...values) {
      if (refuses(this, values)) {
        throw new RangeError(`The value of ${name}() is too long.`);
      }
      return apply(value, this, values) as unknown;
    };
    Object.defineProperty(guarded, 'name', { value: name });
    Object.defineProperty(owner, name, { value: guarded, writable: true, configurable: true });
  }
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 1);

/** Without methods of arrays, which are what it guards. */
function hasLong(values: readonly unknown[]): boolean {
  for (let index = 0; index < values.length; index += 1) {
    if (isTooLong(values[index])) {
      return true;
    }
  }
  return false;
}

/** 2025-01-01, in ms. */
const NOW = 1_735_689_600_000;

/**
 * A theme gets no clock and no random numbers, so that it runs in the page exactly as it did in the
 * worker that tried it.
 */
function stopClock(): void {
  const RealDate = Date;
  function StoppedDate(...values: readonly unknown[]): unknown {
    return new.target
      ? Reflect.construct(RealDate, values.length > 0 ? values : [NOW], new.target)
      : new RealDate(NOW).toString();
  }
  Object.assign(StoppedDate, { UTC: RealDate.UTC, parse: RealDate.parse, now: () => NOW });
  StoppedDate.prototype = RealDate.prototype;
  RealDate.prototype.constructor = StoppedDate as DateConstructor;
  Object.assign(globalThis, { Date: StoppedDate });
  Math.random = () => 0.5;
}

export function harden(): void {
  guard(Array.prototype, (self, values) => isTooLong(self) || hasLong(values));
  guard(
    String.prototype,
    (self, { 0: first, 1: second }) =>
      lengthOf(self) * Math.max(lengthOf(first), lengthOf(second)) > MAX_STEPS ||
      // `repeat()` and `padEnd()`.
      (typeof first === 'number' && first > MAX_ITEMS),
  );
  guard(String, (_self, { 0: parts }) =>
    isTooLong((parts as { readonly raw?: unknown } | undefined)?.raw),
  );
  stopClock();
  const owner = globalThis as Record<string, unknown>;
  for (const name of ['Proxy', 'Atomics', 'BigInt', 'DataView', ...BUFFERS]) {
    delete owner[name];
  }
}

const BUFFERS = [
  ...['ArrayBuffer', 'SharedArrayBuffer', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray'],
  ...['Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'BigInt64Array', 'BigUint64Array'],
  ...['Float16Array', 'Float32Array', 'Float64Array'],
];

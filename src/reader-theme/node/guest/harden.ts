/**
 * Limits what the reader's code can do within one call of an engine function, which the time limit
 * doesn't interrupt: it only counts steps of code. Must run before that code.
 */

/** More items than any theme has, and few enough to be walked in an instant. */
const MAX_ITEMS = 100_000;
/** Steps of a search in text: the lengths of both texts multiplied. */
const MAX_STEPS = 10_000_000;

// Taken before the reader's code runs, which could replace them.
const { isArray } = Array;
const { isConcatSpreadable } = Symbol;
const { apply, getPrototypeOf, ownKeys } = Reflect;
const regExp = RegExp.prototype;

/** A regular expression that has nothing of its own but `lastIndex`. What they inherit is frozen. */
const isRegExp = (value: object) => getPrototypeOf(value) === regExp && ownKeys(value).length === 1;

type Values = readonly unknown[];
type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Replaces the methods of an object. `prepare` returns what the method gets as `this`, or throws. */
function guard(
  owner: object,
  prepare: (self: unknown, values: unknown[], name: string) => unknown,
): void {
  for (const name of Object.getOwnPropertyNames(owner)) {
    const { value, writable } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    if (typeof value !== 'function' || !writable || name === 'constructor') {
      continue;
    }
    const guarded: Method = function guarded(...values) {
      return apply(value, prepare(this, values, name), values) as unknown;
    };
    Object.defineProperty(guarded, 'name', { value: name });
    Object.defineProperty(owner, name, { value: guarded, writable: true, configurable: true });
  }
}

function refuseIf(isTooLong: boolean, name: string): void {
  if (isTooLong) {
    throw new RangeError(`The value of ${name}() is too long.`);
  }
}

/**
 * The array itself, or a copy of what else an array method is called for: an object can state another
 * length each time that it is asked.
 */
function readList(self: unknown, name: string): unknown {
  if (isArray(self) || self === null || self === undefined) {
    refuseIf(isArray(self) && self.length > MAX_ITEMS, name);
    return self;
  }
  const list = Object(self) as Readonly<Record<number | 'length', unknown>>;
  const length = Number(list.length);
  refuseIf(length > MAX_ITEMS, name);
  const copy: unknown[] = [];
  for (let index = 0; index < length; index += 1) {
    copy[index] = list[index];
  }
  return copy;
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 1);

/** Without methods of arrays, which are what it guards. */
function checkItems(self: unknown, values: Values, name: string): void {
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    const isList = typeof value === 'object' && value !== null && isConcatSpreadable in value;
    refuseIf(isList || (isArray(value) && value.length > MAX_ITEMS), name);
    // A search compares the text with each item.
    refuseIf(lengthOf(value) * (self as Values).length > MAX_STEPS, name);
  }
}

/** Sorting without a function compares the items as texts, this many characters in all. */
const MAX_SORTED_TEXT = 100_000;

/** Without methods of arrays, as above. Objects turn into another text each time that they are asked. */
function checkSorted(list: Values, name: string): void {
  let length = 0;
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index];
    refuseIf((typeof item === 'object' && item !== null) || typeof item === 'function', name);
    length += lengthOf(item);
    refuseIf(length > MAX_SORTED_TEXT, name);
  }
}

function prepareArray(self: unknown, values: Values, name: string): unknown {
  const list = readList(self, name);
  if (isArray(list)) {
    checkItems(list, values, name);
    if ((name === 'sort' || name === 'toSorted') && typeof values[0] !== 'function') {
      checkSorted(list, name);
    }
  }
  return list;
}

/** As the engine's own, which counts no steps of it, and would walk through shared lists forever. */
function flat(this: unknown, depth = 1): unknown[] {
  const all: unknown[] = [];
  const walk = (list: Values, rest: number) => {
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index];
      if (isArray(item) && rest >= 1) {
        walk(item, rest - 1);
      } else if (index in list) {
        all[all.length] = item;
      }
    }
  };
  walk(readList(this, 'flat') as Values, Number(depth));
  return all;
}

/** The engine takes the square of the length, if all characters are combining marks. */
const MAX_NORMALIZED = 2000;

/** Objects as `this` or as an argument turn into another text each time that they are asked. */
function prepareText(self: unknown, values: Values, name: string): unknown {
  const { 0: first, 1: second } = values;
  const isPlain = (value: unknown) =>
    typeof value !== 'object' || value === null || isRegExp(value);
  if (name === 'toString' || name === 'valueOf' || self === null || self === undefined) {
    return self;
  }
  refuseIf(typeof self === 'object' || typeof self === 'function', name);
  refuseIf(!isPlain(first) || !isPlain(second), name);
  // Only `replace()` takes a function. Elsewhere, its text is read.
  const isCalled = (name === 'replace' || name === 'replaceAll') && typeof second === 'function';
  refuseIf(typeof first === 'function' || (typeof second === 'function' && !isCalled), name);
  refuseIf(lengthOf(self) * lengthOf(first) > MAX_STEPS, name);
  refuseIf(lengthOf(self) * lengthOf(second) > MAX_STEPS, name);
  const normalizes = name === 'normalize' || name === 'localeCompare';
  refuseIf(normalizes && Math.max(lengthOf(self), lengthOf(first)) > MAX_NORMALIZED, name);
  // `repeat()` and `padEnd()`.
  refuseIf(typeof first === 'number' && first > MAX_ITEMS, name);
  return self;
}

/**
 * Keeps the listed keys, or all. The engine counts steps of a function only, and would walk through
 * shared objects forever.
 */
function countedReplacer(keys: unknown): Method {
  return function keep(key, value) {
    if (!isArray(keys) || key === '' || isArray(this)) {
      return value;
    }
    for (let index = 0; index < keys.length; index += 1) {
      if (String(keys[index]) === key) {
        return value;
      }
    }
    return undefined;
  };
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
  Object.freeze(regExp);
  Object.assign(Array.prototype, { flat });
  guard(Array.prototype, prepareArray);
  guard(String.prototype, prepareText);
  guard(String, (self, { 0: parts }, name) => {
    const raw = (parts as { readonly raw?: unknown } | undefined)?.raw;
    refuseIf(name === 'raw' && !(isArray(raw) && raw.length <= MAX_ITEMS), name);
    return self;
  });
  guard(JSON, (self, values, name) => {
    const { 1: keys } = values;
    refuseIf(isArray(keys) && keys.length > MAX_ITEMS, name);
    if (name === 'stringify' && typeof keys !== 'function') {
      values[1] = countedReplacer(keys);
    }
    return self;
  });
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

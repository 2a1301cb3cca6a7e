import { isObject } from './makers';
import { nameOfStandIn } from './standIn';

export type AnyFunction = (...values: readonly unknown[]) => unknown;

/** The functions of the theme that was handed over, by number. */
const functions: AnyFunction[] = [];

export const functionOf = (id: number): AnyFunction | undefined => functions[id];

const MAX_DEPTH = 40;
const MAX_VALUES = 20_000;

/**
 * A value as data for the page: functions are `{ $fn: number }`, and what stands in for a missing
 * package is `{ $missing: name }`.
 *
 * @throws if it is nested too deeply, in itself, or too large
 */
export function toData(value: unknown): unknown {
  let count = 0;
  const read = (item: unknown, depth: number): unknown => {
    count += 1;
    if (depth > MAX_DEPTH || count > MAX_VALUES) {
      throw new Error('The theme is too large, or contains itself.');
    }
    if (typeof item === 'function' || isObject(item)) {
      const name = nameOfStandIn(item);
      if (name !== undefined) {
        return { $missing: name };
      }
    }
    if (typeof item === 'function') {
      const found = functions.indexOf(item as AnyFunction);
      return { $fn: found < 0 ? functions.push(item as AnyFunction) - 1 : found };
    }
    if (Array.isArray(item)) {
      return item.map((part) => read(part, depth + 1));
    }
    if (!isObject(item)) {
      return typeof item === 'bigint' || typeof item === 'symbol' ? String(item) : item;
    }
    return Object.fromEntries(Object.keys(item).map((key) => [key, read(item[key], depth + 1)]));
  };
  return read(value, 0);
}

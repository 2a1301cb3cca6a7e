import { isObject, type Json, type JsonObject } from './types';

/** Options with changes on top. `null` removes a value. */
export function withChanges(options: JsonObject, changes: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...options };
  for (const [key, change] of Object.entries(changes)) {
    const before = Object.hasOwn(options, key) ? options[key] : undefined;
    if (change === null) {
      delete result[key];
    } else {
      const value = isObject(change) ? withChanges(isObject(before) ? before : {}, change) : change;
      // Defined, because an assignment to `__proto__` would change the object.
      Object.defineProperty(result, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return result;
}

/** The changes that lead from one document to another. */
export function changesBetween(before: JsonObject, after: JsonObject): JsonObject {
  const removed = Object.keys(before).filter((key) => !(key in after));
  const changed = Object.entries(after).flatMap(([key, value]): [string, Json][] => {
    const old = before[key];
    if (isObject(old) && isObject(value)) {
      const inner = changesBetween(old, value);
      return Object.keys(inner).length > 0 ? [[key, inner]] : [];
    }
    return JSON.stringify(old) === JSON.stringify(value) ? [] : [[key, value]];
  });
  return Object.fromEntries([...removed.map((key): [string, Json] => [key, null]), ...changed]);
}

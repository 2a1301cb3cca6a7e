import { createProxy } from './proxy';

/** What replaces something that isn't in the sandbox, by its stand-in. */
const names = new WeakMap<object, string>();

/** The names that a file read from each package that isn't there. */
export const missing = new Map<string, Set<string>>();

/**
 * Stands in for anything of a package that isn't there: it can be called, read, spread, and rendered
 * without an effect.
 *
 * @param owner the package
 * @param path what was read from it, such as `sizes.small`. Default: the package itself.
 * @param onRead is told each name that is read
 */
export function createStandIn(owner: string, path = '', onRead?: (key: string) => void): object {
  const standIn: object = createProxy(function standIn() {} as object, {
    get(_target, key) {
      if (key === Symbol.toPrimitive) {
        return () => '';
      }
      if (key === Symbol.iterator) {
        return () => [].values();
      }
      if (key === '__esModule') {
        return onRead !== undefined;
      }
      if (typeof key === 'symbol' || key === 'then') {
        return undefined;
      }
      if (key === 'call' || key === 'apply') {
        return () => createStandIn(owner, `${path || 'default'}()`);
      }
      onRead?.(key);
      return createStandIn(owner, path ? `${path}.${key}` : key);
    },
    apply: () => createStandIn(owner, `${path || 'default'}()`),
    construct: () => createStandIn(owner, `new ${path || 'default'}()`),
    has: () => true,
    ownKeys: () => ['prototype'],
  });
  names.set(standIn, path ? `${path} of ${owner}` : owner);
  return standIn;
}

/** The name of a stand-in, or `undefined` for any other value. */
export const nameOfStandIn = (value: object) => names.get(value);

/** A stand-in for a package, which remembers what is read from it. */
export function createMissingModule(specifier: string): object {
  const read = missing.get(specifier) ?? new Set<string>();
  missing.set(specifier, read);
  return createStandIn(specifier, '', (key) => read.add(key));
}

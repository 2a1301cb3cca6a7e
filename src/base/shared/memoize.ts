/** Computes a value once per key, for the lifetime of the process. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) {
      known.set(key, compute(key));
    }
    return known.get(key) as Value;
  };
}

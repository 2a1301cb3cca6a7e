/** Computes a value once for each key, and keeps it as long as the process runs. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) {
      known.set(key, compute(key));
    }
    return known.get(key) as Value;
  };
}

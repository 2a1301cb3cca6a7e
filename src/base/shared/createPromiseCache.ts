type PromiseCache<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>;

/** A cache that loads a value once per key, or again after a failure. */
export function createPromiseCache<Value>(): PromiseCache<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (key, load) => {
    const known = loaded.get(key);
    if (known) {
      return known;
    }
    const promise = load();
    loaded.set(key, promise);
    promise.catch(() => loaded.delete(key));
    return promise;
  };
}

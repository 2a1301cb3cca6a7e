interface Query<T> {
  queryKey: readonly string[];
  queryFn: () => Promise<T>;
}

/**
 * The three methods of a query client that a tree needs: fetch once, read, write.
 * With `@tanstack/react-query` installed, its `QueryClient` takes this place unchanged.
 */
export function createQueryClient() {
  const cache = new Map<string, unknown>();
  const keyOf = (queryKey: readonly string[]) => queryKey.join('/');

  return {
    async fetchQuery<T>({ queryKey, queryFn }: Query<T>): Promise<T> {
      const key = keyOf(queryKey);
      if (!cache.has(key)) {
        cache.set(key, await queryFn());
      }
      return cache.get(key) as T;
    },
    getQueryData<T>(queryKey: readonly string[]): T | undefined {
      return cache.get(keyOf(queryKey)) as T | undefined;
    },
    setQueryData<T>(queryKey: readonly string[], data: T): void {
      cache.set(keyOf(queryKey), data);
    },
    clear: () => cache.clear(),
  };
}

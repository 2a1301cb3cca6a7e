/** Removes undefined values, because data is compared and stored as JSON. */
export function omitUndefined<T extends object>(data: T): T {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as T;
}

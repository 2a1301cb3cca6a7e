/**
 * The value of a key that comes from outside: an address, typed text, or code. A plain object also
 * has keys that nobody put there, such as `constructor` and `__proto__`.
 *
 * @returns undefined if the object itself doesn't have the key
 */
export function ownValue<T>(
  values: Readonly<Record<string, T>> | undefined,
  key: string | null | undefined,
): T | undefined {
  return values !== undefined && typeof key === 'string' && Object.hasOwn(values, key)
    ? values[key]
    : undefined;
}

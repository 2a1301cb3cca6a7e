const MAX_DEPTH = 3;
const MAX_ITEMS = 50;

/**
 * A prop of a component as data for a style function: texts, numbers, switches, and small objects
 * of them. Elements, functions, and long lists, such as the rows of a grid, stay outside.
 */
export function plainValue(value: unknown, depth = 0): unknown {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) {
    return value;
  }
  if (typeof value !== 'object' || depth >= MAX_DEPTH) {
    return undefined;
  }
  if (Array.isArray(value)) {
    return value.length > MAX_ITEMS ? [] : value.map((item) => plainValue(item, depth + 1) ?? null);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if ((prototype !== Object.prototype && prototype !== null) || '$$typeof' in value) {
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ITEMS)
      .flatMap(([key, item]): [string, unknown][] => {
        const plain = plainValue(item, depth + 1);
        return plain === undefined ? [] : [[key, plain]];
      }),
  );
}

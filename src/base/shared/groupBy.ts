/** The values of each key, in the order of the entries. */
export function groupEntries<Key, Value>(
  entries: Iterable<readonly [Key, Value]>,
): Map<Key, [Value, ...Value[]]> {
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group) {
      group.push(value);
    } else {
      groups.set(key, [value]);
    }
  }
  return groups;
}

/** `Map.groupBy()`, which the oldest supported browsers lack. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  return groupEntries(items.map((item) => [keyOf(item), item] as const));
}

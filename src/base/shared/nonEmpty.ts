/** A list with at least one item, so that its first one needs no check. */
export type NonEmpty<Item> = readonly [Item, ...Item[]];

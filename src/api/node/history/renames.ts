/** A member or component that may have been renamed. */
export interface Renamable {
  name: string;
  /** A key of the description, which is equal if the description is. */
  words?: string;
  deprecated?: string;
}

/** The new name in a deprecation message, if it is among the added names. */
function announcedName(
  { deprecated }: Renamable,
  added: readonly Renamable[],
): Renamable | undefined {
  const names = [...(deprecated ?? '').matchAll(/`<?(\w+)(?: \/>)?`/g)].map(([, name]) => name);
  return added.find(({ name }) => names.includes(name));
}

/** `unstable_rowSpanning` that became `rowSpanning`. */
function stableName({ name }: Renamable, added: readonly Renamable[]): Renamable | undefined {
  const stable = name.replace(/^(?:unstable_?|experimental_?)/i, '').toLowerCase();
  return stable === name.toLowerCase()
    ? undefined
    : added.find((candidate) => candidate.name.toLowerCase() === stable);
}

/** The only added item with the description of the removed one. */
function sameDescription({ words }: Renamable, added: readonly Renamable[]): Renamable | undefined {
  if (words === undefined) {
    return undefined;
  }
  const [found, ...others] = added.filter((candidate) => candidate.words === words);
  return others.length === 0 ? found : undefined;
}

/**
 * Pairs removed and added items if the packages show that they are the same: by a deprecation that
 * names the successor, by dropping an `unstable_` prefix, or by an unchanged description.
 *
 * @returns New names by old ones. A replacement of several items isn't a rename.
 */
export function findRenames(
  removed: readonly Renamable[],
  added: readonly Renamable[],
): Map<string, string> {
  const pairs = removed.flatMap((old) => {
    const successor =
      announcedName(old, added) ?? stableName(old, added) ?? sameDescription(old, added);
    return successor ? [[old.name, successor.name] as const] : [];
  });
  // An item that replaces several isn't a rename of any of them.
  const isTaken = (name: string) => pairs.filter(([, to]) => to === name).length > 1;
  return new Map(pairs.filter(([, to]) => !isTaken(to)));
}

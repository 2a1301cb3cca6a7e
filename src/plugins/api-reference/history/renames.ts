/** Something that may have got another name. */
export interface Renamable {
  name: string;
  /** Tells whether two things are described by the same words. */
  words?: string;
  deprecated?: string;
}

/** The new name that a deprecation points to, as long as it is one of the new things. */
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

/** The only new thing that is described by the very words of the old one. */
function sameDescription({ words }: Renamable, added: readonly Renamable[]): Renamable | undefined {
  if (words === undefined) {
    return undefined;
  }
  const [found, ...others] = added.filter((candidate) => candidate.words === words);
  return others.length === 0 ? found : undefined;
}

/**
 * Pairs what is gone with what is new, where the packages tell that it is the same: by a deprecation
 * that names its successor, by the end of an `unstable_` prefix, or by an unchanged description.
 *
 * @returns New names by old ones. What replaces several old ones is no rename.
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
  // What replaces several is none of them under another name.
  const isTaken = (name: string) => pairs.filter(([, to]) => to === name).length > 1;
  return new Map(pairs.filter(([, to]) => !isTaken(to)));
}

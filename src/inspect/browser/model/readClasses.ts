import type { InspectCatalog, InspectFamily } from '@site/src/inspect/shared/inspect';

/** A global class of a documented product. */
export interface KnownClass {
  readonly catalog: InspectCatalog;
  readonly prefix: string;
  /** The classes with the prefix. */
  readonly family: InspectFamily;
  /** The rule name: `cell--textLeft`. Without what follows `series-`. */
  readonly key: string;
  readonly className: string;
}

export interface ElementClasses {
  readonly known: readonly KnownClass[];
  /** State classes that all components share: `Mui-selected`. */
  readonly states: readonly string[];
  /** Classes of Material UI: `MuiButtonBase-root`. */
  readonly material: readonly string[];
}

/**
 * The rule name in a class. Some continue with an id: `series-a1` is `series`.
 */
function knownKey(keys: readonly string[], name: string): string | undefined {
  return keys.includes(name)
    ? name
    : keys.find((key) => name.startsWith(`${key}-`) && !name.startsWith(`${key}--`));
}

/** Sorts the classes of an element by their origin. Others, such as those of Emotion, are ignored. */
export function readClasses(
  classNames: Iterable<string>,
  catalogs: readonly InspectCatalog[],
): ElementClasses {
  const known: KnownClass[] = [];
  const states: string[] = [];
  const material: string[] = [];
  for (const className of classNames) {
    const at = className.indexOf('-');
    const prefix = className.slice(0, Math.max(at, 0));
    const catalog = catalogs.find(({ families }) => Object.hasOwn(families, prefix));
    const family = catalog?.families[prefix];
    const key = family && knownKey(family.keys, className.slice(at + 1));
    if (catalog && family && key !== undefined) {
      known.push({ catalog, prefix, family, key, className });
    } else if (prefix === 'Mui') {
      states.push(className);
    } else if (/^Mui[A-Z]\w*$/.test(prefix)) {
      material.push(className);
    }
  }
  return { known, states, material };
}

import { memberAnchor } from '@site/src/api/shared/apiNames';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import type { InspectCatalog } from '@site/src/inspect/shared/inspect';

/** A class or slot of the page. */
export interface PartMember {
  /** The displayed name: `.MuiDataGrid-cell`, `toolbar`. */
  readonly title: string;
  /** The class on its elements. */
  readonly className: string;
}

/**
 * The classes and slots of a component by the anchor of their entries, without the slots whose
 * elements aren't known.
 */
export function memberClasses(
  { classes = [], name, slots = [] }: Pick<ApiPageData, 'classes' | 'name' | 'slots'>,
  catalogs: readonly InspectCatalog[],
): ReadonlyMap<string, PartMember> {
  const known = catalogs.map(({ components }) => components[name]?.slots ?? {});
  return new Map([
    ...slots.flatMap((slot): [string, PartMember][] => {
      const className =
        slot.className ?? known.find((entry) => entry[slot.name])?.[slot.name]?.target;
      return className ? [[memberAnchor(name, 'slot', slot), { title: slot.name, className }]] : [];
    }),
    ...classes.map(({ className, key }): [string, PartMember] => [
      memberAnchor(name, 'class', { name: key }),
      { title: `.${className}`, className },
    ]),
  ]);
}

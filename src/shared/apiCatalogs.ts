/** Attributes of a component in a page, by name. */
type ReadAttribute = (name: string) => string;

/** File of the selectors of a feature: `selectors/row-selection` for `Row Selection`. */
export function selectorsFile(category: string): string {
  return `selectors/${category.toLowerCase().replaceAll(' ', '-')}`;
}

/**
 * Components that guides use without importing them, and where the data of each lies: a file below
 * the folder `api` of its docs, without `.json`.
 */
export const API_CATALOGS: Readonly<Record<string, (attribute: ReadAttribute) => string>> = {
  ApiObject: (attribute) => `data-grid/catalogs/objects/${attribute('name')}`,
  ApiEvents: () => 'data-grid/catalogs/events',
  ApiSelectors: (attribute) => {
    const category = attribute('category');
    return `data-grid/catalogs/${category ? selectorsFile(category) : 'selectors'}`;
  },
  ApiChanges: (attribute) => `changes/${attribute('to')}/${attribute('product')}`,
};

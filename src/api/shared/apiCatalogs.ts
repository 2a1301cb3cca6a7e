/** Reads an attribute of a component in a page. */
type ReadAttribute = (name: string) => string;

/** The file with the selectors of a feature: `selectors/row-selection` for `Row Selection`. */
export function selectorsFile(category: string): string {
  return `selectors/${category.toLowerCase().replaceAll(' ', '-')}`;
}

/**
 * Components that guides use without importing them, and their data: a file in the folder `api` of
 * the docs, without `.json`.
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

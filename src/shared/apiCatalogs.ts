/** Attributes of a component in a page, by name. */
type ReadAttribute = (name: string) => string;

/**
 * Components that guides use without importing them, and where the data of each lies: a file below
 * the folder `api` of its docs, without `.json`.
 */
export const API_CATALOGS: Readonly<Record<string, (attribute: ReadAttribute) => string>> = {
  ApiObject: (attribute) => `data-grid/catalogs/objects/${attribute('name')}`,
  ApiEvents: () => 'data-grid/catalogs/events',
  ApiSelectors: () => 'data-grid/catalogs/selectors',
  ApiChanges: (attribute) => `changes/${attribute('to')}/${attribute('product')}`,
};

export { createApiLookup, frontMatterOf, type GuideFile } from './apiNameIndex';
export { remarkApiCatalogs } from './remarkApiCatalogs';
export { remarkApiLinks } from './remarkApiLinks';
export { remarkApiSection } from './remarkApiSection';

/** The parts of API pages; `index.ts` adds the messages. */
export { IndexHooks, IndexList } from './ApiIndex';
export { Classes } from './Classes';
export { Deprecation } from './Deprecation';
export { History } from './History';
export { Inherited } from './Inherited';
export { Members } from './Members';
export { Parts } from './parts/Parts';
export { Guides } from './overview/Guides';
export { Overview } from './overview/Overview';
export { Releases } from './releases/Releases';
export { Slots } from './Slots';
export { ApiEvents } from './catalogs/ApiEvents';
export { ApiObject } from './catalogs/ApiObject';
export { ApiSelectors } from './catalogs/ApiSelectors';
export { ApiChanges } from './changes/ApiChanges';
export { Changes } from './changes/Changes';
export { ProductChanges } from './changes/ProductChanges';

export { IndexHooks, IndexList } from './ApiIndex';
export { Classes } from './Classes';
export { Guides } from './Guides';
export { Inherited } from './Inherited';
export { Members } from './Members';
export { Overview } from './overview/Overview';
export { Slots } from './Slots';

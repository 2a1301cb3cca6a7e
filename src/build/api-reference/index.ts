export { documentedIn, loadApiModel } from './cache';
export { exemptionReason } from './coverage/exemptions';
export {
  apiCoverageProblems,
  measureApiCoverage,
  type ApiCoverage,
} from './coverage/measureApiCoverage';
export { apiFacts, type ApiFacts } from './history/apiFacts';
export { createHistory } from './history/createHistory';
export { printFacts } from './history/factsFile';
export { factsFile, loadHistory, OLDER_MAJORS } from './history/loadHistory';
export { generateApiDocs } from './pages/generateApiDocs';
export { SELECTOR_DESCRIPTIONS } from './pages/selectorDescriptions';
export { SHARED_PACKAGES, staleSizes, type ComponentSize, type SizeData } from './sizes/sizeData';
export { readApiSources } from './sources';
export { slotTarget } from './slotTarget';

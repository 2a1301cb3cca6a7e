export {
  CHANGES_DIR,
  COMPILER_NOTICES,
  readChangeFiles,
  readChangeSteps,
  type ChangeRow,
} from './changes';
export { documentedIn, loadApiModel } from './cache';
export { exemptionReason } from './coverage/exemptions';
export { apiCoverageProblems, measureApiCoverage } from './coverage/measureApiCoverage';
export { apiFacts, type ApiFacts } from './history/apiFacts';
export { createHistory } from './history/createHistory';
export { printFacts } from './history/factsFile';
export { factsFile, loadHistory, OLDER_MAJORS } from './history/loadHistory';
export { readErrorCodes } from './error-codes';
export { readReleaseFacts } from './releases/lookup';
export { EVENT_DESCRIPTIONS } from './pages/eventDescriptions';
export { generateApiDocs } from './pages/generateApiDocs';
export { SELECTOR_DESCRIPTIONS } from './pages/selectorDescriptions';
export { SHARED_PACKAGES, staleSizes, type ComponentSize, type SizeData } from './sizes/sizeData';
export { PRODUCT_PACKAGES, readApiSources, type ApiSources } from './sources';
export { slotTarget } from './slotTarget';

export { loadApiModel } from './cache';
export { exemptionReason } from './coverage/exemptions';
export {
  apiCoverageProblems,
  measureApiCoverage,
  type ApiCoverage,
} from './coverage/measureApiCoverage';
export { apiFacts } from './history/apiFacts';
export { printFacts } from './history/factsFile';
export { factsFile, OLDER_MAJORS } from './history/loadHistory';
export { generateApiDocs } from './pages/generateApiDocs';
export { readApiSources } from './sources';
export { remarkApiLinks } from './remark/remarkApiLinks';
export { remarkApiSection } from './remark/remarkApiSection';
export { remarkApiCatalogs } from './remark/remarkApiCatalogs';

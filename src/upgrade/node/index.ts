export { readChangeFiles, readChangeSteps } from './records/readChanges';
export { writeTables } from './tables/writeTables';

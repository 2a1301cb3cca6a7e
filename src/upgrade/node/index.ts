export { readChangeSteps } from './records/readChanges';

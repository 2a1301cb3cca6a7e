export { COMPILER_NOTICES, type ChangeRow } from './changeFile';
export { CHANGES_DIR, readChangeFiles, readChangeSteps } from './readChanges';

export { coverProducts } from './coverProducts';
export { formatMissing } from './formatMissing';
export { isBelowTarget, MAX_MISSING } from './measureGuideCoverage';

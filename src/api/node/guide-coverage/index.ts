export { coverProducts, type GuideCoverage } from './guideCoverage';

export { FeatureFilter } from './FeatureFilter';
export { FeatureList } from './FeatureList';
export { LookingFor } from './LookingFor';

export { FeatureFilter } from './FeatureFilter';
export { FeatureMark } from './FeatureMark';
export { FeatureSection } from './FeatureSection';

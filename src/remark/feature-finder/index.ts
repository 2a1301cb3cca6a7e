export { listFeatures, readFeatureMap, soughtFeatures, type FeatureSection } from './featureLinks';
export { remarkFeatureFinder } from './remarkFeatureFinder';

export { listFeatures, readFeatureMap, soughtFeatures } from './featureLinks';
export { remarkFeatureFinder } from './remarkFeatureFinder';

export {
  listFeatures,
  readFeatureMap,
  relatedFeatures,
  type FeatureLists,
  type FeatureSection,
} from './featureLinks';
export { FEATURES_COMPONENT, remarkFeatureFinder } from './remarkFeatureFinder';

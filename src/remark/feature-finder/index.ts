export {
  listFeatures,
  readFeatureMap,
  relatedFeatures,
  type FeatureLists,
  type FeatureSection,
} from './featureLinks';
export { remarkFeatureFinder } from './remarkFeatureFinder';

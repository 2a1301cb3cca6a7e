export {
  listFeatures,
  readFeatureMap,
  soughtFeatures,
  type FeatureLists,
  type FeatureSection,
} from './featureLinks';
export { remarkFeatureFinder } from './remarkFeatureFinder';

export {
  listFeatures,
  readFeatureMap,
  popularFeatures,
  type FeatureLists,
  type FeatureSection,
} from './featureLinks';
export { remarkFeatureFinder } from './remarkFeatureFinder';

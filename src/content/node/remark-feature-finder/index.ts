export {
  findNextSteps,
  listFeatures,
  NEXT_STEPS,
  purposeOf,
  readFeatureMap,
  relatedFeatures,
  type FeatureLists,
  type FeatureSection,
} from './featureLinks';
export { FEATURES_COMPONENT, remarkFeatureFinder } from './remarkFeatureFinder';

export { createGuideChecker } from './guideChecker';
export { toGuide } from './guides';
export {
  findOlderNames,
  namesIn,
  OLDER_NAMES_FILE,
  readOlderNames,
  type OlderNames,
} from './olderNames';
export { readTypeNames } from './typeFileNames';
export { createVocabularies } from './guideVocabularies';
export { createVocabulary, type Vocabulary } from './vocabulary';

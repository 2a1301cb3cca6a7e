export { CODE_LANGUAGES, highlight, languageOf, type CodeLanguage } from './highlight';

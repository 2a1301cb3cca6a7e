export { CODE_LANGUAGES, escapeHtml, highlight, languageOf, type CodeLanguage } from './highlight';

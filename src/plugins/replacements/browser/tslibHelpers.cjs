/**
 * The one helper of tslib that Docusaurus's browser code uses, in place of all of them: required by
 * CommonJS, tslib cannot be shaken.
 */
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });

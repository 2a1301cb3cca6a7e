/**
 * The only helper of tslib that Docusaurus's browser code uses. Because CommonJS requires it, tslib
 * can't be tree-shaken.
 */
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });

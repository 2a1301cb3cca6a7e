/**
 * Stands in for `hoist-non-react-statics`, which React Router and Emotion import for a function that
 * this site's pages never call and only a reader may, in an edited demo: it is 1 KB with what it
 * needs to tell memo and forwardRef apart, whose own statics are in this list too.
 */
const REACT_STATICS = new Set([
  '$$typeof',
  'childContextTypes',
  'compare',
  'contextType',
  'contextTypes',
  'defaultProps',
  'displayName',
  'getDefaultProps',
  'getDerivedStateFromError',
  'getDerivedStateFromProps',
  'mixins',
  'propTypes',
  'render',
  'type',
]);

/**
 * Copies what a component carries besides what React reads from it, such as `Page.load`.
 *
 * @param {object} target the component that wraps the other
 * @param {object} source
 * @returns {object} the target
 */
export default function hoistStatics(target, source) {
  for (const key of Reflect.ownKeys(source)) {
    if (!REACT_STATICS.has(key) && !(key in target)) {
      Object.defineProperty(target, key, Object.getOwnPropertyDescriptor(source, key));
    }
  }
  return target;
}

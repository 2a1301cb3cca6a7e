/**
 * Replaces `hoist-non-react-statics`, which React Router and Emotion import for a function that only
 * edited demos can call. The original takes 1 KB with the code that distinguishes memo and
 * forwardRef; this list includes their statics as well.
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
 * Copies the static properties of a component that React doesn't use, such as `Page.load`.
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

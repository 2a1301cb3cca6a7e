import { isBalanced, UNSAFE_TEXT } from './checkText';

const NAME = String.raw`-?[A-Za-z_][\w-]*`;
const ATTRIBUTE = String.raw`\[${NAME}(?:[~|^$*]?=(?:"[^"{}<;\\&]*"|'[^'{}<;\\&]*'|[\w-]+)\s?[is]?)?\]`;
/** What narrows a selector down. The argument of `:not()` can have classes, attributes, and states. */
const STATE = String.raw`::?(?!(?:not|has|is|where|matches|any|host|root|slotted|part)\b)-?[a-z][a-z-]*`;
const STEP = String.raw`(?:\.${NAME}|#${NAME}|${ATTRIBUTE}|${STATE}(?:\((?:[\dn +-]*|[A-Za-z-]+)\))?)`;
const NOT = String.raw`:not\( ?(?:${NAME})?${STEP}*(?: ?, ?${STEP}+)* ?\)`;
const TYPE = String.raw`(?:\*|(?!(?:html|body|head)\b)${NAME})`;
// Each text can be read in one way only, so that reading takes no time.
const COMPOUND = String.raw`(?:(?:&+|${TYPE})(?:${NOT}|${STEP})*|(?:${NOT}|${STEP})+)`;
const SELECTOR = new RegExp(`^&+(?:${NOT}|${STEP})*(?:(?: ?[>+~] ?| )${COMPOUND})*$`);

/** Conditions of a style, which select nothing. */
const CONDITION = /^@(?:media|container|supports)[\s(][\w\s().,:<>=/%-]*$/;

/** The longest selector. */
const MAX_LENGTH = 500;

/** The parts of a list, without commas in `:not()`. */
const partsOf = (selector: string) => selector.split(/,(?![^()[\]]*[)\]])/);

/** With `&`, which Emotion adds to selectors without one. */
function withOwner(part: string): string {
  if (part.includes('&')) {
    return part;
  }
  return /^::?-?[a-z]/.test(part) ? `&${part}` : `& ${part}`;
}

/**
 * Reads a key of styles that contains other styles: a condition, or a selector of the component or of
 * what is in it.
 *
 * @returns the key with `&` at its start, or `null` for one that could select something else
 */
export function readSelector(key: string): string | null {
  // Conditions compare with `<`.
  if (key.length > MAX_LENGTH || UNSAFE_TEXT.test(key.replaceAll('<', '')) || !isBalanced(key)) {
    return null;
  }
  if (key.startsWith('@')) {
    return CONDITION.test(key) ? key : null;
  }
  const parts = partsOf(key).map((part) => withOwner(part.replaceAll(/\s+/g, ' ').trim()));
  return parts.every((part) => SELECTOR.test(part)) ? parts.join(', ') : null;
}

/** A vendor's own pseudo-element or pseudo-class, such as `::-moz-focus-inner`. */
const VENDOR_PSEUDO = /::?-[a-z]+-[\w-]+(?![\w-]*\()/g;

const known = new Map<string, boolean>();

function isKnown(pseudo: string): boolean {
  let answer = known.get(pseudo);
  if (answer === undefined) {
    answer = CSS.supports(`selector(${pseudo})`);
    known.set(pseudo, answer);
  }
  return answer;
}

/**
 * Whether the browser knows the vendors' names in the selector of a rule. Material UI writes some for
 * every browser, and to have each refused with an error costs more than to insert all others.
 */
export function isKnownSelector(rule: string): boolean {
  const selector = rule.slice(0, rule.indexOf('{'));
  return selector.match(VENDOR_PSEUDO)?.every(isKnown) ?? true;
}

/** A vendor's pseudo-element or pseudo-class, such as `::-moz-focus-inner`. */
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
 * Whether the browser supports the vendor-prefixed names in a rule's selector. Material UI includes
 * some for every browser, and catching the error of each unsupported one takes longer than
 * inserting all other rules.
 */
export function isKnownSelector(rule: string): boolean {
  const selector = rule.slice(0, rule.indexOf('{'));
  return selector.match(VENDOR_PSEUDO)?.every(isKnown) ?? true;
}

/** A chip of this many characters fits into a line at 320 px, also in a list or callout. */
const MAX_UNBROKEN = 24;

/**
 * Whether code in a sentence may break into two lines. Shorter code stays whole, because it would
 * break after a hyphen or slash, as in `react-/dom`.
 */
export function isLongCode(code: string): boolean {
  return code.length > MAX_UNBROKEN;
}

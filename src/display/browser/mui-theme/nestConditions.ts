const CONDITION = /^@(?:media|supports|container)\b/;

/** For example, keyframes or fonts in a condition, which can't be nested in a rule. */
const NOT_ONLY_CONDITIONS = /@(?!media\b|supports\b|container\b)/;

/**
 * Whether declarations in a condition in a rule have the rule's specificity and apply to
 * pseudo-elements: Chrome 130, Safari 18.2, Firefox 132.
 */
const nestsDeclarations = () => 'CSSNestedDeclarations' in globalThis;

/**
 * Turns `@media print{.a{…}.b{…}}` into the equivalent `.a{@media print{…}}` and `.b{@media
 * print{…}}`. When a condition is added to a layer, Chromium looks up all fonts and lays out the
 * whole page again; it doesn't for a rule, whatever it contains.
 *
 * @returns the rule itself if it has no condition, or if it or the browser doesn't support nesting
 */
export function nestConditions(rule: string): readonly string[] {
  if (!CONDITION.test(rule) || NOT_ONLY_CONDITIONS.test(rule) || !nestsDeclarations()) {
    return [rule];
  }
  const sheet = new CSSStyleSheet();
  sheet.insertRule(rule);
  return [...sheet.cssRules].flatMap((parsed) => nest(parsed, (declarations) => declarations));
}

/** @param wrap wraps declarations in the conditions around the rule */
function nest(rule: CSSRule, wrap: (declarations: string) => string): string[] {
  if ('selectorText' in rule) {
    const { selectorText, style } = rule as CSSStyleRule;
    return [`${selectorText}{${wrap(style.cssText)}}`];
  }
  const condition = rule.cssText.slice(0, rule.cssText.indexOf('{'));
  return [...(rule as CSSGroupingRule).cssRules].flatMap((inner) =>
    nest(inner, (declarations) => wrap(`${condition}{${declarations}}`)),
  );
}

const CONDITION = /^@(?:media|supports|container)\b/;

/** Keyframes or fonts in a condition, for example: no rule can hold them. */
const NOT_ONLY_CONDITIONS = /@(?!media\b|supports\b|container\b)/;

/**
 * Whether declarations in a condition in a rule weigh as much as in the rule, and apply to
 * pseudo-elements: Chrome 130, Safari 18.2, Firefox 132.
 */
const nestsDeclarations = () => 'CSSNestedDeclarations' in globalThis;

/**
 * Turns `@media print{.a{…}.b{…}}` into `.a{@media print{…}}` and `.b{@media print{…}}`, which mean the
 * same. A condition that arrives in a layer has Chromium look up all fonts anew and lay the whole page
 * out again; a rule, whatever is in it, does not.
 *
 * @returns the rule itself where it has no condition, or it or the browser cannot nest
 */
export function nestConditions(rule: string): readonly string[] {
  if (!CONDITION.test(rule) || NOT_ONLY_CONDITIONS.test(rule) || !nestsDeclarations()) {
    return [rule];
  }
  const sheet = new CSSStyleSheet();
  sheet.insertRule(rule);
  return [...sheet.cssRules].flatMap((parsed) => nest(parsed, (declarations) => declarations));
}

/** @param wrap puts declarations into the conditions around the rule */
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

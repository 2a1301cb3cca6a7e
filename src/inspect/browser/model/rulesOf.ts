/** The rules of a list, also those in layers and in matching media queries. */
function rulesIn(list: CSSRuleList, view: Window): CSSStyleRule[] {
  return Array.from(list).flatMap((rule): CSSStyleRule[] => {
    if ('selectorText' in rule) {
      return [rule as CSSStyleRule];
    }
    const { conditionText, cssRules, media } = rule as CSSMediaRule;
    const applies = !media || view.matchMedia(conditionText).matches;
    return cssRules && applies ? rulesIn(cssRules, view) : [];
  });
}

/** The rules of all style sheets that apply in a document now. */
export function rulesOf({ defaultView, styleSheets }: Document): CSSStyleRule[] {
  return Array.from(styleSheets).flatMap((sheet) => {
    try {
      return defaultView ? rulesIn(sheet.cssRules, defaultView) : [];
    } catch {
      // Rules of another origin can't be read.
      return [];
    }
  });
}

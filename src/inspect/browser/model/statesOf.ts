import type { Part } from './resolvePart';

/** The pseudo-classes that readers style most. Scripts can't cause them, so they are imitated. */
export const PSEUDO_STATES = [':hover', ':focus-visible', ':active'] as const;

export type PseudoState = (typeof PSEUDO_STATES)[number];

/** A class that a part has in a state: `Mui-selected`, `MuiDataGrid-cell--editing`. */
export interface StateClass {
  readonly className: string;
  /** What it means, if documented. */
  readonly description?: string;
}

/** The states of a part by class: those of its component, those it has now, and its variants. */
export function stateClassesOf(part: Part): StateClass[] {
  if (part.kind !== 'product') {
    return part.states.map((className) => ({ className }));
  }
  const { family, key, prefix } = part.main;
  const [base = ''] = key.split('--');
  const shared = [...new Set([...(family.states ?? []), ...part.states])];
  return [
    ...shared.map((className) => ({ className })),
    ...family.keys
      .filter((other) => other.startsWith(`${base}--`))
      .map((other) => ({ className: `${prefix}-${other}`, description: family.docs[other] })),
  ];
}

/** The rules of the style sheets, also those in layers and in matching media queries. */
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

function matchesWithout(element: Element, selectors: string, pseudo: PseudoState): boolean {
  return selectors
    .split(/,(?![^(]*\))/)
    .filter((selector) => selector.includes(pseudo))
    .some((selector) => {
      try {
        return element.matches(selector.replaceAll(pseudo, '') || '*');
      } catch {
        // Without the pseudo-class, some selectors aren't valid.
        return false;
      }
    });
}

/** What style sheets add to an element in a state, in their order. */
export function declarationsFor(element: Element, pseudo: PseudoState): [string, string][] {
  const { defaultView, styleSheets } = element.ownerDocument;
  return Array.from(styleSheets)
    .flatMap((sheet) => (defaultView ? rulesIn(sheet.cssRules, defaultView) : []))
    .filter(({ selectorText }) => matchesWithout(element, selectorText, pseudo))
    .flatMap(({ style }) =>
      Array.from(style, (name): [string, string] => [name, style.getPropertyValue(name)]),
    );
}

import type { Part } from './resolvePart';
import { rulesOf } from './rulesOf';

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
  return rulesOf(element.ownerDocument)
    .filter(({ selectorText }) => matchesWithout(element, selectorText, pseudo))
    .flatMap(({ style }) =>
      Array.from(style, (name): [string, string] => [name, style.getPropertyValue(name)]),
    );
}

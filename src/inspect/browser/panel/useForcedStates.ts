import { useEffect, useState } from 'react';
import { declarationsFor, PSEUDO_STATES, type PseudoState } from '../model/statesOf';

function isPseudo(state: string): state is PseudoState {
  return PSEUDO_STATES.some((pseudo) => pseudo === state);
}

function apply(element: HTMLElement | SVGElement, states: ReadonlyMap<string, boolean>): void {
  for (const [state, isOn] of states) {
    if (!isPseudo(state)) {
      element.classList.toggle(state, isOn);
    } else if (isOn) {
      declarationsFor(element, state).forEach(([name, value]) =>
        element.style.setProperty(name, value),
      );
    }
  }
}

/**
 * Puts an element into states, by class name or pseudo-class, until another one is selected or the
 * inspector closes.
 */
export function useForcedStates(element: Element) {
  const [forced, setForced] = useState<{
    readonly element: Element;
    readonly states: ReadonlyMap<string, boolean>;
  }>({ element, states: new Map() });
  const states = forced.element === element ? forced.states : new Map<string, boolean>();

  useEffect(() => {
    const target = forced.element;
    if (!('style' in target)) {
      return undefined;
    }
    const styled = target as HTMLElement | SVGElement;
    const before = { class: styled.getAttribute('class') ?? '', style: styled.style.cssText };
    if (element !== target || forced.states.size === 0) {
      return undefined;
    }
    apply(styled, forced.states);
    return () => {
      styled.setAttribute('class', before.class);
      styled.style.cssText = before.style;
    };
  }, [element, forced]);

  const isOn = (state: string) =>
    states.get(state) ?? (!isPseudo(state) && element.classList.contains(state));
  const toggle = (state: string) =>
    setForced({ element, states: new Map([...states, [state, !isOn(state)]]) });
  return { isOn, toggle };
}

import { rulesOf } from './rulesOf';

/** A CSS variable that an element's own rules read. */
export interface ReadVariable {
  readonly name: string;
  readonly value: string;
}

/** The site's own variables, which apply in the page around demos. */
const OWN = /^--(?:x|ifm|docusaurus|demo|docsearch)-/;

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector.replace(/::[\w-]+(?:\([^)]*\))?/g, ''));
  } catch {
    // A selector that this browser doesn't know applies to nothing.
    return false;
  }
}

function namesIn(style: CSSStyleDeclaration): string[] {
  return Array.from(style.cssText.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name);
}

/** The variables that the rules of an element read, with their values there. */
export function readVariables(element: Element): ReadVariable[] {
  const document = element.ownerDocument;
  const inline =
    element instanceof SVGElement || 'style' in element
      ? (element as HTMLElement).style
      : undefined;
  const names = new Set([
    ...(inline ? namesIn(inline) : []),
    ...rulesOf(document)
      .filter(({ selectorText, style }) => style.length > 0 && matches(element, selectorText))
      .flatMap(({ style }) => namesIn(style)),
  ]);
  const computed = document.defaultView?.getComputedStyle(element);
  return [...names]
    .filter((name) => !OWN.test(name))
    .sort()
    .map((name) => ({ name, value: computed?.getPropertyValue(name).trim() ?? '' }));
}

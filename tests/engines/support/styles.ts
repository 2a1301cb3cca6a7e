import type { Tab } from './tab';

/**
 * The compared properties, and how far engines may differ: in px, and in steps of 255 for colors
 * and their alpha.
 */
const TOLERANCES = {
  display: 0,
  position: 0,
  color: 2,
  'background-color': 2,
  'font-size': 0.1,
  'font-weight': 0,
  'line-height': 0.5,
  'text-transform': 0,
  'padding-top': 0.5,
  'padding-left': 0.5,
  'margin-top': 0.5,
  'margin-bottom': 0.5,
  'border-top-width': 0.5,
  'border-bottom-width': 0.5,
  'border-top-left-radius': 0.5,
  opacity: 0.01,
  // Scrollbars of menus and grids are up to 6 px wider in one engine than in another.
  width: 8,
  height: 2,
} as const;

/** WebKit rounds the height of each line of text to whole pixels, which adds up to this share. */
const HEIGHT_SHARE = 0.04;

type Property = keyof typeof TOLERANCES;

const PROPERTIES = Object.keys(TOLERANCES) as Property[];

/**
 * Properties that are only computed for boxes. A shape or text in an SVG has none, and engines
 * return different values.
 */
const BOX_PROPERTIES: readonly Property[] = ['display', 'width', 'height'];

/** Computed values by the name of the element; undefined if there is no such element. */
export type Styles = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** Reads the computed styles of the current page. */
export const readStyles = (tab: Tab, elements: Readonly<Record<string, string>>): Promise<Styles> =>
  tab.run(
    (selectors, properties, ofBoxes) =>
      Object.fromEntries(
        Object.entries(selectors).map(([name, css]) => {
          const element = document.querySelector(css);
          if (!element) {
            return [name, undefined];
          }
          const isInSvg = element instanceof SVGElement && element.ownerSVGElement !== null;
          const style = getComputedStyle(element);
          const values = properties
            .filter((property) => !isInSvg || !ofBoxes.includes(property))
            .map((property) => [property, style.getPropertyValue(property)] as const);
          return [name, Object.fromEntries(values)];
        }),
      ),
    elements,
    PROPERTIES,
    BOX_PROPERTIES,
  );

/** The numbers in a value: of a length, or of a color, whose channels can be between 0 and 1. */
function numbersOf(value: string): readonly number[] {
  const numbers = (value.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const isUnit = value.startsWith('color(srgb');
  if (!isUnit && !value.startsWith('rgb')) {
    return numbers;
  }
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = numbers;
  const scale = isUnit ? 255 : 1;
  return [red * scale, green * scale, blue * scale, alpha * 255];
}

/** Whether two engines compute the same value, within the tolerance of the property. */
export function areEquivalent(property: Property, one: string, other: string): boolean {
  // An engine can resolve "normal".
  if (one === other || one === 'normal' || other === 'normal') {
    return true;
  }
  const [numbers, others] = [numbersOf(one), numbersOf(other)];
  return (
    numbers.length > 0 &&
    numbers.length === others.length &&
    numbers.every((number, index) => {
      const distance = Math.abs(number - (others[index] ?? NaN));
      const share = property === 'height' ? HEIGHT_SHARE * number : 0;
      return distance <= Math.max(TOLERANCES[property], share);
    })
  );
}

/** The differences from the expected values, one per line. */
export function differences(expected: Styles, found: Styles): readonly string[] {
  return Object.entries(expected).flatMap(([name, style]) => {
    const other = found[name];
    if (!style || !other) {
      return style === other ? [] : [`${name} is missing`];
    }
    return PROPERTIES.filter(
      (property) => !areEquivalent(property, style[property] ?? '', other[property] ?? ''),
    ).map((property) => `${name}: ${property} is ${other[property]}, not ${style[property]}`);
  });
}

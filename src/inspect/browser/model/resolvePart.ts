import type { InspectCatalog, InspectSurface } from '@site/src/inspect/shared/inspect';
import { readClasses, type KnownClass } from './readClasses';

/** Emotion's default prefix, and those of this site. */
const EMOTION_CLASS = /(?:^| )(?:css|mui(?:rtl|-rtl)?)-/;

interface PartBase {
  /** The element with the class, which can be an ancestor of the element that was pointed at. */
  readonly element: Element;
  readonly states: readonly string[];
}

/** A part of a documented product. */
export interface ProductPart extends PartBase {
  readonly kind: 'product';
  readonly main: KnownClass;
  /** Its other classes of the product: variants, and classes of enclosing components. */
  readonly others: readonly KnownClass[];
  /** If the main class has no API entry: the closest ancestor that has one. */
  readonly within?: KnownClass;
}

/**
 * A part of Material UI, inside a documented product or in the demo's own layout. `Box` has no key in
 * the theme.
 */
export interface MaterialPart extends PartBase {
  readonly kind: 'material';
  /** `IconButton` */
  readonly component: string;
  /** `root` */
  readonly slot: string;
  readonly className: string;
  readonly within?: KnownClass;
}

/** A styled element without a class, such as the drawing area of a chart. */
export interface SurfacePart extends PartBase {
  readonly kind: 'surface';
  readonly catalog: InspectCatalog;
  readonly surface: InspectSurface;
}

export type Part = ProductPart | MaterialPart | SurfacePart;

/** Whether the theme can style the component: all of Material UI except `Box`. */
export function isThemed({ component }: MaterialPart): boolean {
  return component !== 'Box';
}

/** Whether the class has an entry in the API reference. */
export function isDocumented({ family, key }: KnownClass): boolean {
  return Object.hasOwn(family.docs, key);
}

/**
 * The lowest rank stands for the element itself. Variants contain `--`, and components also document
 * the classes of those that they extend.
 */
function rank(known: KnownClass): number {
  const { family, key, prefix } = known;
  const isExtended = !family.owners.some((owner) => `Mui${owner}` === prefix);
  return Number(!isDocumented(known)) * 4 + Number(isExtended) * 2 + Number(key.includes('--'));
}

/** The closest ancestor's class with an API entry. */
function documentedAround(
  element: Element,
  catalogs: readonly InspectCatalog[],
): KnownClass | undefined {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const found = mainClass(readClasses(at.classList, catalogs).known);
    if (found && isDocumented(found)) {
      return found;
    }
  }
  return undefined;
}

function mainClass(known: readonly KnownClass[]): KnownClass | undefined {
  return [...known].sort((a, b) => rank(a) - rank(b))[0];
}

/** The classes of Material UI go from the base component to the used one. */
function materialPart(classes: readonly string[]): { component: string; slot: string } | undefined {
  const names = classes.map((className) => {
    const at = className.indexOf('-');
    return { component: className.slice(3, at), slot: className.slice(at + 1) };
  });
  const isBase = ({ component }: { component: string }) =>
    /^(?:ButtonBase|FormControl|InputBase|Paper|SvgIcon|Typography|Box|Stack)$/.test(component);
  return names.find((name) => !isBase(name)) ?? names[0];
}

/** A surface contains parts of the product and lies inside none, apart from other surfaces. */
function surfaceOf(element: Element, catalogs: readonly InspectCatalog[]): SurfacePart | undefined {
  for (const catalog of catalogs) {
    const surface = catalog.surfaces.find(({ tag }) => tag === element.localName);
    const contains = () =>
      Array.from(element.querySelectorAll('[class*="Mui"]')).some(
        (inner) => readClasses(inner.classList, [catalog]).known.length > 0,
      );
    const isStyled = EMOTION_CLASS.test(element.getAttribute('class') ?? '');
    if (surface && isStyled && contains() && (surface.tag === 'svg' || holdsSurface(element))) {
      return { kind: 'surface', element, states: [], catalog, surface };
    }
  }
  return undefined;
}

function holdsSurface(element: Element): boolean {
  return Array.from(element.children).some(
    (child) => child.localName === 'svg' || child.querySelector(':scope > svg') !== null,
  );
}

/** The part that an element is itself, or undefined if it is only content of one. */
export function partOf(element: Element, catalogs: readonly InspectCatalog[]): Part | undefined {
  const { known, material, states } = readClasses(element.classList, catalogs);
  const main = mainClass(known);
  if (main) {
    const within = isDocumented(main) ? undefined : documentedAround(element, catalogs);
    const others = known.filter((entry) => entry !== main);
    return { kind: 'product', element, states, main, others, ...(within ? { within } : {}) };
  }
  const embedded = materialPart(material);
  if (embedded && !material.includes('MuiScopedCssBaseline-root')) {
    const within = documentedAround(element, catalogs);
    const className = `Mui${embedded.component}-${embedded.slot}`;
    return {
      kind: 'material',
      element,
      states,
      ...embedded,
      className,
      ...(within ? { within } : {}),
    };
  }
  return surfaceOf(element, catalogs);
}

/**
 * The part at an element: the element itself, or the closest ancestor inside the root.
 */
export function resolvePart(
  element: Element,
  root: Element,
  catalogs: readonly InspectCatalog[],
): Part | undefined {
  for (let at: Element | null = element; at && root.contains(at); at = at.parentElement) {
    const part = partOf(at, catalogs);
    if (part) {
      return part;
    }
  }
  return undefined;
}

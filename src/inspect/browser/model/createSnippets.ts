import { classOf, type Host } from './describePart';
import { isThemed, partOf, type Part } from './resolvePart';
import type { InspectCatalog } from '@site/src/inspect/shared/inspect';
import { DEMO_PORTAL } from '@site/src/demos/shared/demoAttributes';

export interface Snippet {
  readonly id: 'sx' | 'styleOverrides' | 'slotProps' | 'css';
  readonly code: string;
}

/** The declaration of the snippets, which readers replace. */
export interface Declaration {
  /** A CSS property in camel case. */
  readonly property: string;
  readonly value: string;
}

/**
 * The property whose change is visible on an element: the fill or stroke of shapes, otherwise the
 * background. A style sheet can't change what the component sets in the style attribute.
 */
function declarationFor(element: Element): Declaration {
  const isSet = (property: string) =>
    (element as HTMLElement | SVGElement).style.getPropertyValue(property) !== '';
  if (element.namespaceURI !== 'http://www.w3.org/2000/svg') {
    return isSet('background-color')
      ? { property: 'outlineColor', value: 'gold' }
      : { property: 'backgroundColor', value: 'gold' };
  }
  const isStroked =
    element.localName === 'line' || element.getAttribute('fill') === 'none' || isSet('fill');
  return { property: isStroked ? 'stroke' : 'fill', value: 'crimson' };
}

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function indent(code: string): string {
  return code.replaceAll('\n', '\n  ');
}

/**
 * An object literal: the declaration, in the given selectors from outside to inside. It has a line of
 * its own, because the panel is narrow.
 */
function styleObject({ property, value }: Declaration, selectors: readonly string[]): string {
  const [first, ...rest] = selectors;
  const inner = `${property}: '${value}'`;
  return first === undefined
    ? `{\n  ${inner},\n}`
    : `{\n  '${first}': ${indent(styleObject({ property, value }, rest))},\n}`;
}

function nested(name: string, value: string): string {
  return `{\n  ${name}: ${indent(value)},\n}`;
}

/**
 * The selector of a part below another element. `&&` makes it stronger than the rules of components
 * in between.
 */
function below(className: string | undefined, isItself: boolean): string[] {
  return isItself || className === undefined ? [] : [`&& .${className}`];
}

/** Repeats the class, so that the rule is more specific than the component's own. */
function strong(className: string): string {
  return `.${className}`.repeat(3);
}

interface Context {
  readonly part: Part;
  readonly host: Host | undefined;
  /** The element that contains the demo, or its popups. */
  readonly root: Element;
  readonly catalogs: readonly InspectCatalog[];
  readonly declaration: Declaration;
}

/** The part and those around it, innermost first. */
function chainOf({ part, root, catalogs }: Context): Part[] {
  const chain: Part[] = [];
  for (let at: Element | null = part.element; at && root.contains(at); at = at.parentElement) {
    const found = at === part.element ? part : partOf(at, catalogs);
    if (found) {
      chain.push(found);
    }
  }
  return chain;
}

/** The slot of the host that a part fills, if its props accept `sx`. */
function styledSlot(part: Part, { catalog, component }: Host): string | undefined {
  const slots = catalog.components[component]?.slots ?? {};
  return Object.entries(slots).find(
    ([, { sx, target }]) => sx && target && part.element.classList.contains(target),
  )?.[0];
}

/** Whether a part is the root of the host, where its `sx` applies. */
function isHostRoot(part: Part, { component }: Host): boolean {
  return part.kind === 'surface'
    ? part.surface.tag === 'div' || part.surface.component === component
    : part.kind === 'product' &&
        part.main.key === 'root' &&
        part.main.family.owners.includes(component);
}

function sxSnippet(context: Context): string {
  const { declaration, host, part, root } = context;
  const className = classOf(part);
  const chain = chainOf(context);
  const isPopup = root.hasAttribute(DEMO_PORTAL);
  const accepts = host && host.catalog.components[host.component]?.sx;
  const itself = host && chain.find((entry) => isHostRoot(entry, host));
  if (host && accepts && (itself || !isPopup)) {
    const isField = !itself && chain.find((entry) => styledSlot(entry, host) === 'textField');
    const isRoot = itself === part || isField === part;
    return `<${host.component}\n  sx={${indent(styleObject(declaration, below(className, isRoot)))}}\n/>`;
  }
  const outer = host && chain.find((entry) => styledSlot(entry, host));
  const slot = outer && styledSlot(outer, host);
  if (slot) {
    const style = styleObject(declaration, below(className, outer === part));
    return `<${host.component}\n  slotProps={${indent(nested(slot, nested('sx', style)))}}\n/>`;
  }
  // The demo renders a component of Material UI itself if no product's component is around it.
  if (part.kind === 'material' && part.slot === 'root' && !part.within) {
    return `<${part.component} sx={${styleObject(declaration, [])}} />`;
  }
  const style = styleObject(declaration, className === undefined ? [] : [strong(className)]);
  return className === undefined ? `<Box sx={${style}} />` : `<GlobalStyles styles={${style}} />`;
}

function overridesSnippet(context: Context): string | undefined {
  const { declaration, part } = context;
  const className = classOf(part);
  for (const entry of chainOf(context)) {
    const target = overrideOf(entry, entry === part);
    if (target) {
      const style = styleObject(declaration, below(className, entry === part));
      return theme(target.component, nested(`'${target.key}'`.replace(/^'(\w+)'$/, '$1'), style));
    }
  }
  return className === undefined
    ? undefined
    : theme('MuiCssBaseline', styleObject(declaration, [strong(className)]));
}

/** The theme key that applies to a part. Around it, only roots count. */
function overrideOf(part: Part, isItself: boolean): { component: string; key: string } | undefined {
  switch (part.kind) {
    case 'surface':
      return { component: part.surface.theme, key: 'root' };
    case 'material':
      return isItself && isThemed(part)
        ? { component: `Mui${part.component}`, key: part.slot }
        : undefined;
    case 'product': {
      const { overrides } = part.main.family;
      const name = isItself ? part.main.key : 'root';
      const key = part.main.key === name ? overrides[name] : undefined;
      return key === undefined ? undefined : { component: part.main.prefix, key };
    }
  }
}

function theme(component: string, overrides: string): string {
  const options = nested('components', nested(component, nested('styleOverrides', overrides)));
  return `createTheme(${options});`;
}

function slotPropsSnippet({ declaration, host, part }: Context): string | undefined {
  const slot = host && styledSlot(part, host);
  return slot
    ? `<${host.component}\n  slotProps={${indent(nested(slot, nested('sx', styleObject(declaration, []))))}}\n/>`
    : undefined;
}

/** None without a class: a rule for `div` would change the whole application. */
function cssSnippet({ declaration, part }: Context): string | undefined {
  const className = classOf(part);
  return className === undefined
    ? undefined
    : `${strong(className)} {\n  ${kebab(declaration.property)}: ${declaration.value};\n}`;
}

/**
 * The ways to change a part: `sx` of the component that the demo uses, the theme, and the props of its
 * slot, or else a style sheet. The theme and style sheets need a class or a theme key.
 */
export function createSnippets(
  part: Part,
  host: Host | undefined,
  root: Element,
  catalogs: readonly InspectCatalog[],
): Snippet[] {
  const context = { part, host, root, catalogs, declaration: declarationFor(part.element) };
  const ofSlot = slotPropsSnippet(context);
  const snippets = [
    ['sx', sxSnippet(context)],
    ['styleOverrides', overridesSnippet(context)],
    ['slotProps', ofSlot],
    ['css', ofSlot === undefined ? cssSnippet(context) : undefined],
  ] as const;
  return snippets.flatMap(([id, code]) => (code === undefined ? [] : { id, code }));
}

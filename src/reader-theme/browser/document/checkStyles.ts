import { refuseDeclaration } from './checkDeclaration';
import { readSelector } from './checkSelector';
import { isSafeText, MESSAGES } from './checkText';
import { isObject, isThemeFunction, mapObject, type Json } from './types';

/** Receives what can't be kept, in place of which it returns nothing. */
export type Report = (path: string, message: string) => undefined;

const PROPERTY = /^(?:--[\w-]{1,100}|-?[A-Za-z][\w-]{0,100})$/;
const MAX_DEPTH = 20;
/** The declarations of one component. A grid repeats them for each cell. */
const MAX_DECLARATIONS = 1000;
/** Each is compared with the props of each component on the page. */
const MAX_VARIANTS = 100;

/** Reads styles: what they contain is counted for all parts of a component. */
class StyleReader {
  private count = 0;

  constructor(private readonly report: Report) {}

  read(value: unknown, path: string, depth = 0): Json | undefined {
    if (isThemeFunction(value)) {
      // What it returns is checked whenever it is called.
      return value;
    }
    if (depth > MAX_DEPTH) {
      return this.drop(path, MESSAGES.deep);
    }
    if (Array.isArray(value)) {
      return (value as readonly unknown[])
        .map((item, index) => this.read(item, `${path}.${index}`, depth + 1))
        .filter((item) => item !== undefined);
    }
    if (!isObject(value)) {
      // What a condition such as `isSmall && { … }` leaves.
      return value === false || value === null ? value : this.drop(path, MESSAGES.kind);
    }
    const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
      const kept = this.entry(key, item, `${path}.${key}`, depth);
      return kept === undefined ? [] : [kept];
    });
    return Object.fromEntries(entries);
  }

  variants(value: unknown, path: string, depth = 0): Json | undefined {
    if (!Array.isArray(value) || value.length > MAX_VARIANTS) {
      return this.drop(path, MESSAGES.cost);
    }
    return (value as readonly unknown[]).flatMap((variant, index): Json[] => {
      const place = `${path}.${index}`;
      const { props, style } = isObject(variant) ? variant : {};
      const condition = this.condition(props);
      const styles = this.read(style, `${place}.style`, depth + 1);
      if (condition === undefined || styles === undefined) {
        this.drop(place, MESSAGES.value);
        return [];
      }
      return [{ props: condition, style: styles }];
    });
  }

  private condition(props: unknown): Json | undefined {
    if (isThemeFunction(props)) {
      return props;
    }
    const isPlain = (value: unknown) =>
      value === null ||
      typeof value === 'boolean' ||
      typeof value === 'number' ||
      (typeof value === 'string' && isSafeText(value));
    const isValid =
      isObject(props) &&
      Object.entries(props).every(
        ([key, item]) => PROPERTY.test(key) && isSafeText(key) && isPlain(item),
      );
    return isValid ? (props as Json) : undefined;
  }

  private entry(
    key: string,
    item: unknown,
    path: string,
    depth: number,
  ): [string, Json] | undefined {
    this.count += 1;
    if (this.count > MAX_DECLARATIONS) {
      return this.drop(path, MESSAGES.cost);
    }
    if (key === 'variants') {
      const kept = this.variants(item, path, depth);
      return kept === undefined ? undefined : [key, kept];
    }
    const isProperty = PROPERTY.test(key) && isSafeText(key);
    const name = isProperty && !/^(?:html|body|head)$/i.test(key) ? key : readSelector(key);
    if (name === null) {
      return this.drop(path, MESSAGES.selector);
    }
    if (isProperty && refuseDeclaration(key, 0) !== null) {
      return this.drop(path, MESSAGES.key);
    }
    if (typeof item !== 'object' || item === null) {
      return this.declaration(name, item, path, isProperty);
    }
    const isFallback = Array.isArray(item) && item.every((part) => typeof part !== 'object');
    const kept =
      isProperty && isFallback
        ? this.fallbacks(key, item as readonly unknown[], path)
        : this.read(isProperty ? this.responsive(key, item, path) : item, path, depth + 1);
    return kept === undefined ? undefined : [name, kept];
  }

  private declaration(name: string, item: unknown, path: string, isProperty: boolean) {
    const message = isProperty ? refuseDeclaration(name, item) : MESSAGES.selector;
    return message === null && item !== undefined && typeof item !== 'function'
      ? ([name, item as Json] satisfies [string, Json])
      : this.drop(path, message ?? MESSAGES.kind);
  }

  /** Values of which the browser uses the last one that it knows, or one for each breakpoint. */
  private fallbacks(key: string, items: readonly unknown[], path: string): Json | undefined {
    const message = items
      .map((item) => refuseDeclaration(key, item))
      .find((found) => found !== null);
    return message == null ? (items as Json) : this.drop(path, message);
  }

  /** A value for each breakpoint, `{ xs: 1, md: 2 }`, without those that the property refuses. */
  private responsive(key: string, item: object, path: string): object {
    if (!isObject(item)) {
      return item;
    }
    const entries = Object.entries(item).filter(([name, value]) => {
      const message = typeof value === 'object' ? null : refuseDeclaration(key, value);
      return message === null || this.drop(`${path}.${name}`, message);
    });
    return Object.fromEntries(entries);
  }

  private drop(path: string, message: string): undefined {
    return this.report(path, message);
  }
}

/** Keeps the styles that stay within a component, as in `sx` or a variant of the typography. */
export function cleanStyles(value: unknown, path: string, report: Report): Json | undefined {
  return new StyleReader(report).read(value, path);
}

/** Keeps `variants` of a component: styles for certain props. */
export function cleanVariants(value: unknown, path: string, report: Report): Json | undefined {
  return new StyleReader(report).variants(value, path);
}

/** Keeps `styleOverrides`: the styles of each part of a component. */
export function cleanOverrides(
  value: Readonly<Record<string, unknown>>,
  path: string,
  report: Report,
): Json {
  const reader = new StyleReader(report);
  return mapObject(value, (styles, slot) =>
    /^[A-Za-z][\w-]{0,100}$/.test(slot) && isSafeText(slot)
      ? reader.read(styles, `${path}.${slot}`)
      : report(`${path}.${slot}`, MESSAGES.selector),
  );
}

const IGNORE: Report = () => undefined;

/**
 * What a style function returned, because harmless parts can form something else together.
 *
 * @param key the key of the function, such as `root` or `color`
 */
export function cleanResult(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => cleanResult(item, key));
  }
  if (isObject(value)) {
    return cleanStyles(value, '', IGNORE);
  }
  return typeof value === 'boolean' ||
    typeof value === 'number' ||
    // A text with a colon would be a declaration, whatever it declares.
    (typeof value === 'string' && !value.includes(':') && refuseDeclaration(key, value) === null)
    ? value
    : undefined;
}

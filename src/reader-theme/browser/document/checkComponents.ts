import { cleanProps } from './checkProps';
import { cleanOverrides, cleanVariants, type Report } from './checkStyles';
import { MESSAGES } from './checkText';
import { isObject, mapObject, type Json, type JsonObject } from './types';

const NAME = /^[A-Z][A-Za-z0-9]{1,60}$/;

/** The components whose styles are those of the page, or of what contains popups in it. */
const PAGE = ['MuiCssBaseline', 'MuiScopedCssBaseline'];

function cleanPart(
  part: string,
  value: Json,
  component: string,
  path: string,
  report: Report,
): Json | undefined {
  if (PAGE.includes(component)) {
    return report(path, MESSAGES.page);
  }
  if (part === 'variants') {
    return cleanVariants(value, path, report);
  }
  if (part !== 'defaultProps' && part !== 'styleOverrides') {
    return report(path, MESSAGES.key);
  }
  if (!isObject(value)) {
    // An error, which the check of shapes describes.
    return typeof value === 'object' ? [] : value;
  }
  const kept =
    part === 'defaultProps'
      ? cleanProps(value, component, path, report)
      : cleanOverrides(value, path, report);
  // An object of which nothing could be kept is left out, too.
  return Object.keys(kept as JsonObject).length > 0 || Object.keys(value).length === 0
    ? kept
    : undefined;
}

/** Keeps the default props, style overrides, and variants of each component. */
export function cleanComponents(components: JsonObject, report: Report): JsonObject {
  return mapObject(components, (value, name): Json | undefined => {
    const place = `components.${name}`;
    if (!NAME.test(name)) {
      return report(place, MESSAGES.key);
    }
    if (!isObject(value)) {
      return typeof value === 'object' ? [] : value;
    }
    const parts = mapObject(value, (item, part) =>
      cleanPart(part, item, name, `${place}.${part}`, report),
    );
    const isEmptied = Object.keys(parts).length === 0 && Object.keys(value).length > 0;
    return isEmptied ? undefined : parts;
  });
}

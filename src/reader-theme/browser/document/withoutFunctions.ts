import { isStyleFunction } from './styleFunction';
import type { Json, JsonObject, Problem, ThemeDocument } from './types';

export interface PlainTheme {
  readonly document: ThemeDocument;
  /** The style functions that it no longer contains. */
  readonly removed: readonly Problem[];
}

/**
 * A theme without its style functions, which links don't carry: whoever opens a link didn't write
 * them, so nothing of it is interpreted.
 */
export function withoutFunctions(document: ThemeDocument): PlainTheme {
  const removed: Problem[] = [];
  const strip = (value: Json, path: string): Json | undefined => {
    if (isStyleFunction(value)) {
      removed.push({ path, message: 'A link carries no style functions.' });
      return undefined;
    }
    if (Array.isArray(value)) {
      return (value as readonly Json[])
        .map((item, index) => strip(item, `${path}.${index}`))
        .filter((item) => item !== undefined);
    }
    return typeof value === 'object' && value !== null
      ? stripObject(value as JsonObject, path)
      : value;
  };
  const stripObject = (object: JsonObject, path: string): JsonObject =>
    Object.fromEntries(
      Object.entries(object).flatMap(([key, item]) => {
        const kept = strip(item, path ? `${path}.${key}` : key);
        return kept === undefined ? [] : [[key, kept]];
      }),
    );
  return { document: stripObject(document, ''), removed };
}

import { isObject, type Json, type JsonObject } from '@site/src/reader-theme/browser/document';

/**
 * A document with another value at a path such as `shape.borderRadius`. Removing the last value of
 * an object removes the object, too, so that a theme only contains what the reader chose.
 *
 * @param value `undefined` removes it
 */
export function setAt(document: JsonObject, path: string, value: Json | undefined): JsonObject {
  const [key = '', ...rest] = path.split('.');
  const before = document[key];
  const after =
    rest.length === 0
      ? value
      : emptied(setAt(isObject(before) ? before : {}, rest.join('.'), value));
  const { [key]: _replaced, ...others } = document;
  if (after === undefined) {
    return others;
  }
  return { ...document, [key]: after };
}

function emptied(object: JsonObject): JsonObject | undefined {
  return Object.keys(object).length > 0 ? object : undefined;
}

/** A document with several values, by path. */
export function setAll(
  document: JsonObject,
  values: Readonly<Record<string, Json | undefined>>,
): JsonObject {
  return Object.entries(values).reduce(
    (result, [path, value]) => setAt(result, path, value),
    document,
  );
}

/** Readers give any files, so nothing in them is certain. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of an object that are texts. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => {
          return typeof entry[1] === 'string';
        }),
      )
    : {};
}

/** The keys of an object whose values say that they are optional. */
export function optionalIn(meta: unknown): readonly string[] {
  return isRecord(meta)
    ? Object.keys(meta).filter((key) => {
        const value = meta[key];
        return isRecord(value) && value.optional === true;
      })
    : [];
}

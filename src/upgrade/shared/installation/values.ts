/** Readers give any files, so nothing in them is certain. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of an object; none for other values. */
export const entriesOf = (value: unknown) => Object.entries(isRecord(value) ? value : {});

/** The entries of an object that are texts. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts = entriesOf(value).filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

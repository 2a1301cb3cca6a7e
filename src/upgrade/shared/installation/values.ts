import { isRecord } from '../../../base/shared/isRecord';

/** The entries of an object; none for other values. */
export const entriesOf = (value: unknown) => Object.entries(isRecord(value) ? value : {});

/** The entries of an object that are texts. */
export function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts = entriesOf(value).filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

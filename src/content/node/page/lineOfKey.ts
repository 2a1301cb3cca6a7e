/**
 * The line of a key of the front matter, or the first line if there is none.
 *
 * @param text The whole file.
 */
export function lineOfKey(text: string, key: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

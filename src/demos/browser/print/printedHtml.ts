import { ownValue } from '@site/src/base/shared/ownValue';
import type { DemoSources } from '@site/src/demos/shared/demo';

/**
 * Reads a file while nothing else happens, because browsers wait for no promise before they print.
 *
 * @returns `undefined` if the file can't be read
 */
function readNow(url: string): string | undefined {
  const request = new XMLHttpRequest();
  try {
    request.open('GET', url, false);
    request.send();
  } catch {
    return undefined;
  }
  return request.status === 200 ? request.responseText : undefined;
}

/**
 * The highlighted code of a demo's entry, for printing.
 *
 * @param url the URL of the file with the sources of all demos of the page
 * @param name the name of the demo
 * @returns an empty text if the file can't be read
 */
export function printedHtml(url: string, name: string): string {
  const text = readNow(url) ?? '{}';
  const sources = JSON.parse(text) as Readonly<Record<string, DemoSources>>;
  return ownValue(sources, name)?.variants.system?.ts[0]?.html ?? '';
}

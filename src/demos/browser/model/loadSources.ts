import { fetchJson } from '@site/src/base/shared/fetchJson';
import type { DemoSources } from '@site/src/demos/shared/demo';
import { ownValue } from '@site/src/base/shared/ownValue';

/**
 * Loads the sources of a demo.
 *
 * @param url the URL of the file with the sources of all demos of the page. Its name contains a hash,
 *   so the browser's cache serves the next demo
 * @param name the name of the demo
 * @throws Error if the file doesn't load, or doesn't contain the demo
 */
export async function loadSources(url: string, name: string): Promise<DemoSources> {
  const sources = await fetchJson<Readonly<Record<string, DemoSources>>>(url);
  const found = ownValue(sources, name);
  if (found === undefined) {
    throw new Error(`${url} has no demo ${name}.`);
  }
  return found;
}

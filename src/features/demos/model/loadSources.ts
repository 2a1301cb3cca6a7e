import type { DemoSources } from '@site/src/shared/demo';

/**
 * Loads the sources of a demo.
 *
 * @param url the URL of the file with the sources of all demos of the page. Its name contains a hash,
 *   so the browser's cache serves the next demo
 * @param name the name of the demo
 * @throws Error if the file doesn't load
 */
export async function loadSources(url: string, name: string): Promise<DemoSources> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  const sources = (await response.json()) as Readonly<Record<string, DemoSources>>;
  return sources[name];
}

import type { DemoSources } from '@site/src/shared/demo';

/**
 * Loads the sources of a demo.
 *
 * @param url Address of the file that the build made for all demos of the page. Its name has a hash,
 *   so the browser keeps it, and the next demo of the page finds it there.
 * @param name Name of the demo.
 * @throws Error when the file doesn't load.
 */
export async function loadSources(url: string, name: string): Promise<DemoSources> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  const sources = (await response.json()) as Readonly<Record<string, DemoSources>>;
  return sources[name]!;
}

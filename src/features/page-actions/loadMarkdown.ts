/**
 * Fetches the Markdown of a page.
 *
 * @throws if that fails; a dev server that hasn't generated it yet responds with an HTML page
 */
export async function loadMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('text/html')) {
    throw new Error(`The Markdown ${url} answered ${response.status} ${type}, expected a text.`);
  }
  return response.text();
}

/**
 * The Markdown of a page.
 *
 * @throws when it cannot be had; a dev server that has not made it yet answers with a page.
 */
export async function loadMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('text/html')) {
    throw new Error(`The Markdown ${url} answered ${response.status} ${type}, expected a text.`);
  }
  return response.text();
}

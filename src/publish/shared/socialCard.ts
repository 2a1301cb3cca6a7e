/** The path of a page's social card below the base URL. */
export function socialCardPath(permalink: string, baseUrl: string): string {
  const below = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink;
  const name = below.replace(/^\/|\/$/g, '') || 'index';
  return `img/social/${name}.png`;
}

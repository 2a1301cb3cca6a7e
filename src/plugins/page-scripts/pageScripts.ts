import fs from 'node:fs/promises';

const META_NAME = 'page-scripts';

/**
 * The script that fetches what the page names, as text. It stands at the end of every page, the same
 * on all, and runs when the style sheet is there: links in the page itself would compete with that,
 * and the text would come later.
 */
export function createPreloadScript(): string {
  return `(function () {
  var meta = document.querySelector('meta[name=${META_NAME}]');
  (meta ? meta.content.split(' ') : []).forEach(function (href) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    link.fetchPriority = 'low';
    document.head.append(link);
  });
})();`;
}

/**
 * A page that names its scripts.
 *
 * @throws when the page has no head
 */
export function namePageScripts(html: string, addresses: readonly string[]): string {
  const end = html.indexOf('</head>');
  if (end < 0) {
    throw new Error('Expected an HTML document with a </head>.');
  }
  const meta = `<meta name=${META_NAME} content="${addresses.join(' ')}">`;
  return html.slice(0, end) + meta + html.slice(end);
}

/** Changes a file at once, for whoever reads it at the same time. */
export async function rewriteFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await fs.readFile(file, 'utf8');
  await fs.writeFile(`${file}.new`, change(text));
  await fs.rename(`${file}.new`, file);
}

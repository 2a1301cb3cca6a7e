import fs from 'node:fs/promises';

/** Meta element with the scripts that every page runs: the bundler's runtime and the main script. */
const ENTRY_META = 'entry-scripts';

/** Meta element with the scripts of the page itself, which the main script asks for. */
const PAGE_META = 'page-scripts';

/** An entry script as Docusaurus's pages have it in their head. */
const ENTRY_SCRIPT =
  /<script src="?(?<address>[^\s">]+\/(?:runtime~)?main\.\w+\.js)"? defer[^>]*><\/script>/g;

/** For a page that is shown but does not paint, behind another window for example. */
const LONGEST_WAIT_MS = 1000;

/**
 * The script that fetches the entry when the style sheet is there: in the head as scripts, they would
 * share the line with the style sheet and the font. Text, for the head of every page, the same on all,
 * before the style sheet. At the end of the page it would come too late: once style sheet and font
 * are there, the browser lays the page out before it reads on.
 */
export function createFetchScript(): string {
  return `document.addEventListener('load', function fetchEntry(event) {
  var meta = document.querySelector('meta[name=${ENTRY_META}]');
  if (!meta || event.target.rel !== 'stylesheet') return;
  document.removeEventListener('load', fetchEntry, true);
  meta.content.split(' ').forEach(function (href) {
    var link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: href, fetchPriority: 'high' }));
  });
}, true);`;
}

/**
 * The script that starts the others. Text, for the end of every page, the same on all.
 *
 * After the first paint, or at once in a page that is not shown, it runs the entry and beside it the
 * page's own scripts, which only leave their modules for the entry. One that fails must not stay: the
 * bundler's runtime would wait for it instead of asking again.
 */
export function createStartScript(): string {
  return `(function () {
  function read(name) {
    var meta = document.querySelector('meta[name=' + name + ']');
    return meta ? meta.content.split(' ') : [];
  }
  function add(attributes) {
    document.head.append(Object.assign(document.createElement('script'), attributes));
  }
  var entry = read('${ENTRY_META}');
  var page = read('${PAGE_META}');
  function run() {
    entry.splice(0).forEach(function (src) { add({ src: src, async: false }); });
    page.splice(0).forEach(function (src) {
      // The runtime takes the listener over, and calls it without its element.
      add({ src: src, fetchPriority: 'low', onerror: function (event) { event.target.remove(); } });
    });
  }
  if (document.hidden) return run();
  requestAnimationFrame(function () { setTimeout(run); });
  setTimeout(run, ${LONGEST_WAIT_MS});
})();`;
}

/**
 * A page that names its scripts instead of running them from its head.
 *
 * @param html a page of Docusaurus
 * @param addresses scripts of the page itself
 * @throws when the page does not have the head of one
 */
export function namePageScripts(html: string, addresses: readonly string[]): string {
  const entry: string[] = [];
  const page = html.replaceAll(ENTRY_SCRIPT, (_tag, address: string) => {
    entry.push(address);
    return '';
  });
  const end = page.indexOf('</head>');
  if (end < 0 || entry.length === 0) {
    throw new Error(
      "Expected an HTML document with Docusaurus's scripts in its head: <script src=….js defer>.",
    );
  }
  const meta = (name: string, content: readonly string[]) =>
    `<meta name=${name} content="${content.join(' ')}">`;
  return (
    page.slice(0, end) + meta(ENTRY_META, entry) + meta(PAGE_META, addresses) + page.slice(end)
  );
}

/** Changes a file at once, for whoever reads it at the same time. */
export async function rewriteFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await fs.readFile(file, 'utf8');
  await fs.writeFile(`${file}.new`, change(text));
  await fs.rename(`${file}.new`, file);
}

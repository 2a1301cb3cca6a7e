import fs from 'node:fs/promises';
import { inlineScript } from '../../shared/inlineScript';

/** The meta element with the scripts of every page: the bundler's runtime and the main script. */
const ENTRY_META = 'entry-scripts';

/** The meta element with the scripts of the page itself, which the main script requests. */
const PAGE_META = 'page-scripts';

/** An entry script in the head of a Docusaurus page. */
const ENTRY_SCRIPT =
  /<script src="?(?<address>[^\s">]+\/(?:runtime~)?main\.\w+\.js)"? defer[^>]*><\/script>/g;

/** For a visible page that doesn't paint, such as one behind another window. */
const LONGEST_WAIT_MS = 1000;

function fetchEntry({ entryMeta }: { readonly entryMeta: string }): void {
  document.addEventListener(
    'load',
    function onLoad({ target }) {
      const meta = document.querySelector<HTMLMetaElement>(`meta[name=${entryMeta}]`);
      if (!meta || !(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') {
        return;
      }
      document.removeEventListener('load', onLoad, true);
      for (const href of meta.content.split(' ')) {
        const link = document.createElement('link');
        const attributes = { rel: 'preload', as: 'script', href, fetchPriority: 'high' };
        document.head.append(Object.assign(link, attributes));
      }
    },
    true,
  );
}

/**
 * The source of the script that fetches the entry once the style sheet has loaded. As scripts in
 * the head, the entry would share the bandwidth with the style sheet and the font. It is inlined
 * into the head of every page, before the style sheet. At the end of the page, it would run too
 * late: once the style sheet and font have loaded, the browser lays out the page before it
 * continues parsing.
 */
export function createFetchScript(): string {
  return inlineScript(fetchEntry, { entryMeta: ENTRY_META });
}

interface StartOptions {
  readonly entryMeta: string;
  readonly pageMeta: string;
  readonly longestWait: number;
}

function startScripts({ entryMeta, pageMeta, longestWait }: StartOptions): void {
  function read(name: string): string[] {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
    return meta ? meta.content.split(' ') : [];
  }
  function add(attributes: Partial<HTMLScriptElement>): void {
    document.head.append(Object.assign(document.createElement('script'), attributes));
  }
  const entry = read(entryMeta);
  const page = read(pageMeta);
  function run(): void {
    entry.splice(0).forEach((src) => add({ src, async: false }));
    page.splice(0).forEach((src) =>
      add({
        src,
        fetchPriority: 'low',
        // The runtime replaces the listener and calls it without its element.
        onerror: (event) => {
          if (event instanceof Event && event.target instanceof Element) {
            event.target.remove();
          }
        },
      }),
    );
  }
  if (document.hidden) {
    run();
    return;
  }
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, longestWait);
}

/**
 * The source of the script that starts the others, inlined at the end of every page.
 *
 * After the first paint, or immediately in a hidden page, it runs the entry and the page's own
 * scripts, which only register their modules. A failed script must be removed, because the
 * bundler's runtime would wait for it instead of requesting it again.
 */
export function createStartScript(): string {
  return inlineScript(startScripts, {
    entryMeta: ENTRY_META,
    pageMeta: PAGE_META,
    longestWait: LONGEST_WAIT_MS,
  });
}

/**
 * Makes a page list its scripts instead of running them from its head.
 *
 * @param html a Docusaurus page
 * @param addresses the URLs of the page's own scripts
 * @throws if the page doesn't have the expected head
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

/** Changes a file atomically, for concurrent readers. */
export async function rewriteFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await fs.readFile(file, 'utf8');
  await fs.writeFile(`${file}.new`, change(text));
  await fs.rename(`${file}.new`, file);
}

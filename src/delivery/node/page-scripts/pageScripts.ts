import { DEMO_CANVAS } from '../../../demos/shared/demoAttributes';
import { DEMO_META, ENTRY_META, PAGE_META, type ScriptStart } from './startScript';

/** An entry script in the head of a Docusaurus page. */
const ENTRY_SCRIPT =
  /<script src="?(?<address>[^\s">]+\/(?:runtime~)?main\.\w+\.js)"? defer[^>]*><\/script>/g;

/** What a page of the docs contains if readers wait for its scripts: a demo. */
const LIVE = new RegExp(`<[^>]+\\s${DEMO_CANVAS}\\b`);

/** The class of the root element of Docusaurus's pages with guides and API references. */
const DOC_PAGE = /^<!doctype html><html[^>]+\bdocs-doc-page\b/i;

/** When the scripts of a page start without input. */
export function scriptStart(html: string): ScriptStart {
  return DOC_PAGE.test(html) && !LIVE.test(html) ? 'idle' : 'paint';
}

/** URLs of scripts. */
interface PageScripts {
  /** Of the page itself. */
  readonly page: readonly string[];
  /** Of its first demo. */
  readonly demo: readonly string[];
}

/**
 * Makes a page list its scripts, and when they start, instead of running them from its head.
 *
 * @param html a Docusaurus page
 * @throws if the page doesn't have the expected head
 */
export function namePageScripts(html: string, scripts: PageScripts): string {
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
  const names =
    `<meta name=${ENTRY_META} content="${entry.join(' ')}" data-start=${scriptStart(html)}>` +
    `<meta name=${PAGE_META} content="${scripts.page.join(' ')}">` +
    (scripts.demo.length > 0 ? `<meta name=${DEMO_META} content="${scripts.demo.join(' ')}">` : '');
  return page.slice(0, end) + names + page.slice(end);
}

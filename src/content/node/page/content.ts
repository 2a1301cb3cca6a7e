import type { Root } from 'mdast';
import { readDemos, type PageDemo } from './demos';
import { readFences, type PageFence } from './fences';
import { readHeadings, type PageHeading } from './headings';
import { readLinks, type PageLink } from './links';
import { readMentions, type PageMention } from './mentions';
import { parseBody } from './parseBody';

/**
 * What the text of a page contains. Lines and offsets are those of the file. Each part is computed
 * when it is first read, and throws if the text can't be parsed.
 */
export interface PageContent {
  /** The syntax tree as written: neither its readers nor Docusaurus plugins may change it. */
  readonly root: Root;
  /** All headings with their ids on the site. */
  readonly headings: readonly PageHeading[];
  readonly links: readonly PageLink[];
  readonly fences: readonly PageFence[];
  readonly demos: readonly PageDemo[];
  /** The code names in headings, sentences, and tables. */
  readonly mentions: readonly PageMention[];
}

/** Computes a value when it is first needed. */
function once<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}

/**
 * Adds the content to the facts of a page.
 *
 * @param facts `text` is the whole file.
 */
export function withContent<Facts extends { readonly text: string }>(
  facts: Facts,
  parse: () => Root = () => parseBody(facts.text),
): Facts & PageContent {
  const root = once(parse);
  const headings = once(() => readHeadings(root()));
  const links = once(() => readLinks(root()));
  const fences = once(() => readFences(root()));
  const demos = once(() => readDemos(root()));
  const mentions = once(() => readMentions(root()));
  return {
    ...facts,
    get root() {
      return root();
    },
    get headings() {
      return headings();
    },
    get links() {
      return links();
    },
    get fences() {
      return fences();
    },
    get demos() {
      return demos();
    },
    get mentions() {
      return mentions();
    },
  };
}

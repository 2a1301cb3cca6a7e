import type { DemoAlternate } from './demoSources';
import type { LinkSite } from './links';

/** What the parts of one page need to know, and what they leave behind. */
export interface PageContext {
  /** Source of the page, absolute. */
  readonly file: string;
  /** The text that the tree was made from. */
  readonly text: string;
  /** Root of the repository, absolute. */
  readonly siteDir: string;
  /** Root of the page's version, absolute: `docs`. */
  readonly docsDir: string;
  /** Address of the page, with the base path. */
  readonly route: string;
  readonly site: LinkSite;
  /** What the page imports from JSON, by local name. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Demos in order of appearance. */
  readonly demos: DemoAlternate[];
  /** Modules of demos that were shown. */
  readonly shown: Set<string>;
  /** Components that have no form in Markdown. */
  readonly unknown: Set<string>;
}

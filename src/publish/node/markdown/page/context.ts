import type { FeatureLists } from '../../../../content/node/remark-feature-finder';
import type { DemoAlternate } from './demoSources';
import type { LinkSite } from './links';

/** The context of a page, which its parts read and add to. */
export interface PageContext {
  /** The absolute path of the page's source. */
  readonly file: string;
  /** The whole file, to which the positions in its tree refer. */
  readonly text: string;
  /** The absolute path of the repository. */
  readonly siteDir: string;
  /** The absolute path of the version's pages: `docs`. */
  readonly docsDir: string;
  /** The route of the page, with the base path. */
  readonly route: string;
  readonly site: LinkSite;
  /** The Markdown of a component's API page. */
  readonly apiUrl: (component: string) => string | undefined;
  /** The JSON that the page imports, by local name. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The features of the products that `<Features>` shows. */
  readonly features: ReadonlyMap<string, FeatureLists>;
  /** The demos in order of appearance. */
  readonly demos: DemoAlternate[];
  /** The modules of demos that were already shown. */
  readonly shown: Set<string>;
  /** The components without a Markdown form. */
  readonly unknown: Set<string>;
}

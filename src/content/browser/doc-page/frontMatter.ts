import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';

/** The front matter of a page, which the build has validated (`src/content/node/content-rules`). */
export type PageFrontMatter = DocFrontMatter & {
  readonly productId?: string;
  readonly packageName?: string;
  /** What the code of the page needs besides the package, separated by spaces (`remarkInstall`). */
  readonly install?: string;
  readonly components?: readonly string[];
  readonly githubLabel?: string;
  readonly waiAria?: string;
  readonly disableAd?: boolean;
};

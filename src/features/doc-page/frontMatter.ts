import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';

/** Front matter of a page, validated by the build (`src/plugins/content`). */
export type PageFrontMatter = DocFrontMatter & {
  readonly productId?: string;
  readonly packageName?: string;
  readonly components?: readonly string[];
  readonly githubLabel?: string;
  readonly waiAria?: string;
  readonly disableAd?: boolean;
};

import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { FAMILY, findProduct, LIBRARY_VERSION } from '../../../content/shared/products';
import { socialCardPath } from '../../shared/socialCard';
import { writeCards, type Card } from './writeCards';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What authors write for the card, and what they leave to the page. */
interface CardFrontMatter {
  readonly productId?: string;
  readonly cardTitle?: string;
  readonly cardDescription?: string;
}

/** The cards of all pages, with the texts of the page or those that its author wrote for the card. */
export function cardsOf({ loadedVersions }: LoadedContent, baseUrl: string): Card[] {
  return loadedVersions.flatMap(({ docs, versionName }) => {
    const version = versionName === 'current' ? LIBRARY_VERSION : versionName;
    return docs.map(({ permalink, title, description, frontMatter }) => {
      const { cardDescription, cardTitle, productId } = frontMatter as CardFrontMatter;
      const product = findProduct(productId);
      const name = product.id === FAMILY.id ? FAMILY.name : `${FAMILY.name} ${product.name}`;
      return {
        path: socialCardPath(permalink, baseUrl),
        product: `${name} ${version}`,
        title: cardTitle ?? title,
        description: cardDescription ?? description,
      };
    });
  });
}

/** Creates the image that social networks and chats show with a link, for each page. */
export default function socialCardsPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  let cards: readonly Card[] = [];

  return {
    name: 'docs-social-cards',

    async allContentLoaded({ allContent }) {
      const site: Card = {
        path: socialCardPath(baseUrl, baseUrl),
        product: `${FAMILY.name} ${LIBRARY_VERSION}`,
        title: siteConfig.title,
        description: siteConfig.tagline,
      };
      cards = [site, ...cardsOf(allContent[DOCS_PLUGIN]?.default as LoadedContent, baseUrl)];
    },

    async postBuild({ outDir }) {
      await writeCards(cards, { siteDir, outDir });
    },
  };
}

import { FAMILY, findProduct } from '@site/src/content/shared/products';

/** The facts about a page. URLs are absolute. */
export interface ArticleFacts {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly language: string;
  readonly productId?: string;
  /** Of the documented packages. */
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly modified?: number | null;
}

/** The structured data of a page for search engines (schema.org). */
export function techArticle(facts: ArticleFacts): Readonly<Record<string, unknown>> {
  const product = findProduct(facts.productId);
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: facts.title,
    description: facts.description,
    url: facts.url,
    image: facts.image,
    inLanguage: facts.language,
    ...(facts.modified && { dateModified: new Date(facts.modified).toISOString() }),
    about: {
      '@type': 'SoftwareApplication',
      name: product === FAMILY ? FAMILY.name : `${FAMILY.name} ${product.name}`,
      applicationCategory: 'DeveloperApplication',
      softwareVersion: facts.version,
    },
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'text/markdown',
      contentUrl: `${facts.url}index.md`,
    },
  };
}

/** JSON that can't end the script element that contains it. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

import { SERVICES_ELEMENT_ID, type SiteServices } from './services';

/** A tag of the page's head, in the shape that Docusaurus takes. */
export interface HeadTag {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly innerHTML: string;
}

/**
 * What pages carry of the services: their data, and where there are page ads, a variable that makes
 * the style sheet keep room for them before any script runs.
 */
export function renderServiceTags(services: SiteServices): HeadTag[] {
  if (Object.keys(services).length === 0) {
    return [];
  }
  const data: HeadTag = {
    tagName: 'script',
    attributes: { type: 'application/json', id: SERVICES_ELEMENT_ID },
    // A `<` could end the element early.
    innerHTML: JSON.stringify(services).replaceAll('<', '\\u003c'),
  };
  const room: HeadTag = {
    tagName: 'style',
    attributes: {},
    innerHTML: ':root{--x-ad-display:block}',
  };
  return services.ads?.onPages ? [data, room] : [data];
}

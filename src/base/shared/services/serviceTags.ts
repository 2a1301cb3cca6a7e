import { SERVICES_ELEMENT_ID, type SiteServices } from './services';

/** A tag in the page's head, in Docusaurus's format. */
export interface HeadTag {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly innerHTML: string;
}

/**
 * The tags with the services: their data, and what the style sheet needs before any script runs:
 * whether to reserve space for an ad, and whether to ask for feedback.
 */
export function renderServiceTags(services: SiteServices): HeadTag[] {
  const data: HeadTag = {
    tagName: 'script',
    attributes: { type: 'application/json', id: SERVICES_ELEMENT_ID },
    // A `<` could end the element early.
    innerHTML: JSON.stringify(services).replaceAll('<', '\\u003c'),
  };
  const variables = [
    ...(services.ads?.onPages ? ['--x-ad-display:block'] : []),
    ...(services.feedback ? [] : ['--x-feedback-display:none']),
  ];
  if (variables.length === 0) {
    return [data];
  }
  const style: HeadTag = {
    tagName: 'style',
    attributes: {},
    innerHTML: `:root{${variables.join(';')}}`,
  };
  return [data, style];
}

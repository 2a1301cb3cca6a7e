import { SERVICES_ELEMENT_ID, type SiteServices } from '@site/src/shared/services';

const NONE: SiteServices = {};

let known: { readonly text: string; readonly services: SiteServices } | undefined;

/** The services that this page was built with; none on the server. The same object every time. */
export function readServices(): SiteServices {
  const text =
    typeof document === 'undefined'
      ? undefined
      : document.getElementById(SERVICES_ELEMENT_ID)?.textContent;
  if (!text) {
    return NONE;
  }
  if (known?.text !== text) {
    known = { text, services: parse(text) };
  }
  return known.services;
}

/** A proxy or an extension may have rewritten the page: then there are no services. */
function parse(text: string): SiteServices {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as SiteServices) : NONE;
  } catch {
    return NONE;
  }
}

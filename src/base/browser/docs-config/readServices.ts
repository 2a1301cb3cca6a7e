import { SERVICES_ELEMENT_ID, type SiteServices } from '@site/src/base/shared/services';

export const NO_SERVICES: SiteServices = {};

/** The services that this page was built with; none on the server. */
export function readServices(): SiteServices {
  const text =
    typeof document === 'undefined'
      ? undefined
      : document.getElementById(SERVICES_ELEMENT_ID)?.textContent;
  return text ? parse(text) : NO_SERVICES;
}

/** If a proxy or an extension has changed the page, there are no services. */
function parse(text: string): SiteServices {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as SiteServices) : NO_SERVICES;
  } catch {
    return NO_SERVICES;
  }
}

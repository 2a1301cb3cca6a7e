import type { HtmlTagObject, Plugin } from '@docusaurus/types';
import { renderServiceTags, type SiteServices } from '../../shared/services';

/** Adds the services of this build to every page: see `features/docs-config`. */
export default function servicesPlugin(services: SiteServices): Plugin {
  return {
    name: 'docs-services',

    injectHtmlTags() {
      const headTags: HtmlTagObject[] = renderServiceTags(services).map((tag) => ({
        ...tag,
        attributes: { ...tag.attributes },
      }));
      return { headTags };
    },
  };
}

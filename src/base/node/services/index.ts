import type { HtmlTagObject } from '@docusaurus/types';
import { renderServiceTags } from '../../shared/services';
import { withOptions } from '../plugin-options';
import { optionsSchema } from './options';

export { servicesSchema } from './options';

const PLUGIN_NAME = 'docs-services';

/** Adds the services of this build to every page: see `src/base/browser/docs-config`. */
export default withOptions(PLUGIN_NAME, optionsSchema, (_context, { services }) => ({
  name: PLUGIN_NAME,

  injectHtmlTags() {
    const headTags: HtmlTagObject[] = renderServiceTags(services).map((tag) => ({
      ...tag,
      attributes: { ...tag.attributes },
    }));
    return { headTags };
  },
}));

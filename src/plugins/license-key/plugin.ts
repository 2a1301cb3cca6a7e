import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { LICENSE_NOTICES } from './licenseNotice';

/**
 * Once per process: a build has one plugin instance per language, and the dev server one per
 * configuration.
 */
const said = globalThis as { hasSaidLicenseNotice?: boolean };

/**
 * Tells the operator of a site without a license key what readers will see, and how to change it.
 */
export default function licenseKeyPlugin(licenseKey: string | undefined): Plugin {
  const say = (notice: (message: string) => void, text: string) => {
    if (!licenseKey && !said.hasSaidLicenseNotice) {
      said.hasSaidLicenseNotice = true;
      notice(text);
    }
  };
  return {
    name: 'docs-license-key',
    loadContent() {
      if (process.env.NODE_ENV !== 'production') {
        say(logger.info, LICENSE_NOTICES.start);
      }
    },
    // At the end, where operators see it.
    postBuild() {
      say(logger.warn, LICENSE_NOTICES.build);
    },
  };
}

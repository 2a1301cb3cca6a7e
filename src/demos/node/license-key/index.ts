import logger from '@docusaurus/logger';
import * as z from 'zod';
import { withOptions } from '../../../base/node/plugin-options';

const PLUGIN_NAME = 'docs-license-key';

/**
 * The notices for operators whose site has no license key. The watermarks themselves stay visible.
 */
const LICENSE_NOTICES = {
  build:
    'MUI_X_LICENSE_KEY is not set: demos of Pro and Premium packages will show "MUI X Missing license key". ' +
    'To publish this build, set the variable to your license key and build again.',
  start:
    'Demos of Pro and Premium packages show a watermark. ' +
    'To start without it: MUI_X_LICENSE_KEY=<your license key> npm start',
} as const;

export const optionsSchema = z.strictObject({
  /** The value of the setting `MUI_X_LICENSE_KEY`. */
  licenseKey: z.string().min(1).optional(),
});

/**
 * Once per process: a build has one plugin instance per language, and the dev server one per
 * configuration.
 */
const processState = globalThis as { hasShownLicenseNotice?: boolean };

/**
 * Tells the operator of a site without a license key what readers will see, and how to change it.
 */
export default withOptions(PLUGIN_NAME, optionsSchema, (_context, { licenseKey }) => {
  const show = (notice: (message: string) => void, text: string) => {
    if (!licenseKey && !processState.hasShownLicenseNotice) {
      processState.hasShownLicenseNotice = true;
      notice(text);
    }
  };
  return {
    name: PLUGIN_NAME,
    loadContent() {
      if (process.env.NODE_ENV !== 'production') {
        show(logger.info, LICENSE_NOTICES.start);
      }
    },
    // At the end, where operators see it.
    postBuild() {
      show(logger.warn, LICENSE_NOTICES.build);
    },
  };
});

/**
 * The notices for operators whose site has no license key. The watermarks themselves stay visible.
 */
export const LICENSE_NOTICES = {
  build:
    'MUI_X_LICENSE_KEY is not set: demos of Pro and Premium packages will show "MUI X Missing license key". ' +
    'To publish this build, set the variable to your license key and build again.',
  start:
    'Demos of Pro and Premium packages show a watermark. ' +
    'To start without it: MUI_X_LICENSE_KEY=<your license key> npm start',
} as const;

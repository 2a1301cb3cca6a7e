import source from '@generated/docs-theme-sandbox/default/guest.json';

/** The script inside the sandbox, which the build bundles with parts of Material UI. */
export const GUEST: string = source;

/** The script inside the sandbox, which the build bundles with parts of Material UI. */
export const loadGuest = async (): Promise<string> =>
  (await import('@generated/docs-theme-sandbox/default/guest.json')).default;

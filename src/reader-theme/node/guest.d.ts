/** Written by `src/reader-theme/node` when the site is built. */
declare module '@generated/docs-theme-sandbox/default/guest.json' {
  const guest: string;
  export default guest;
}

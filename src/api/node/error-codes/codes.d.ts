/** Written by `src/api/node/error-codes` when the site is built. */
declare module '@generated/docs-error-codes/default/codes.json' {
  const codes: Readonly<Record<string, string>>;
  export default codes;
}

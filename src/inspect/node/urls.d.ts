/** Written by the plugin. */
declare module '@generated/docs-inspect/default/urls.js' {
  /** The URLs of catalogs by name, such as `v8/data-grid`. */
  const urls: Readonly<Record<string, string>>;
  export default urls;
}

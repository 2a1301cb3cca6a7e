/** Written by `src/gallery/node` when the site is built. */
declare module '@generated/docs-templates/default/facts.json' {
  const facts: readonly {
    readonly name: string;
    readonly components: readonly string[];
    readonly materialCount: number;
  }[];
  export default facts;
}

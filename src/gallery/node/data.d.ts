/** Written by `src/gallery/node` when the site is built. */
declare module '@generated/docs-templates/default/facts.json' {
  import type { TemplateFacts } from '@site/src/gallery/shared';
  const facts: readonly TemplateFacts[];
  export default facts;
}

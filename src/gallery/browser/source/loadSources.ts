import type { TemplateName, TemplateSources } from '@site/src/gallery/shared';

/** Loads the sources of a template that the build prepared. */
export async function loadSources(name: TemplateName): Promise<TemplateSources> {
  const module = (await import(`@generated/docs-templates/default/${name}.json`)) as {
    default: TemplateSources;
  };
  return module.default;
}

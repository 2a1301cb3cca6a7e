import type { TemplateName, TemplateSources } from '@site/src/shared/templates';

/** Loads what the build made of a template's files. */
export async function loadSources(name: TemplateName): Promise<TemplateSources> {
  const module = (await import(`@generated/templates/default/${name}.json`)) as {
    default: TemplateSources;
  };
  return module.default;
}

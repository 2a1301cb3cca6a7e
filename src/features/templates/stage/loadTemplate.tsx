import type { ComponentType } from 'react';
import type { TemplateName } from '@site/src/shared/templates';
import { TEMPLATE_LOADERS } from './loaders';

/** Loads a template and the stage that it needs, both at once. */
export async function loadTemplate(name: TemplateName): Promise<{ default: ComponentType }> {
  const [{ default: Stage }, { default: Template }] = await Promise.all([
    import('./TemplateStage'),
    TEMPLATE_LOADERS[name](),
  ]);
  function StagedTemplate() {
    return <Stage Template={Template} />;
  }
  return { default: StagedTemplate };
}

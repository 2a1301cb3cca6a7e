import type { ComponentType } from 'react';
import { loadReaderTheme } from '@site/src/reader-theme/browser/store';
import type { TemplateName } from '@site/src/gallery/shared';
import { TEMPLATE_LOADERS } from './loaders';

/** Loads a template and the canvas that renders it, in parallel. */
export async function loadTemplate(name: TemplateName): Promise<{ Template: ComponentType }> {
  const [{ default: Canvas }, { default: Template }] = await Promise.all([
    import('./TemplateCanvas'),
    TEMPLATE_LOADERS[name](),
    loadReaderTheme(),
  ]);
  function ThemedTemplate() {
    return <Canvas Template={Template} />;
  }
  return { Template: ThemedTemplate };
}

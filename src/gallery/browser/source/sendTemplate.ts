import { downloadZip, postForm } from '@site/src/demos/browser';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';
import { stackBlitzForm, type ExportLanguage } from '@site/src/demos/shared/demoExport';
import { findTemplate, type TemplateName } from '@site/src/gallery/shared';
import { exportTemplate } from '@site/src/gallery/shared/exportTemplate';
import { loadSources } from './loadSources';

/** Where a template goes: into a zip file, or into an editor in a new tab. */
export type TemplateTarget = 'zip' | 'stackBlitz';

/**
 * Sends a template as a project that can be installed and built.
 *
 * @param theme the reader's theme, if it should replace that of the template
 */
export async function sendTemplate(
  target: TemplateTarget,
  name: TemplateName,
  title: string,
  variant: ExportLanguage,
  theme: ReaderTheme | null,
): Promise<void> {
  const [sources, themes] = await Promise.all([
    loadSources(name),
    theme && import('@site/src/reader-theme/browser/document'),
  ]);
  const project = exportTemplate({
    template: findTemplate(name),
    title,
    variant,
    sources,
    ...(theme && themes && { theme: (target) => themes.themeFiles(theme, target) }),
  });
  if (target === 'zip') {
    await downloadZip(name, project);
  } else {
    const { action, fields } = stackBlitzForm(project);
    postForm(action, fields);
  }
}

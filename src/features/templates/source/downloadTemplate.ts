import { downloadZip } from '@site/src/features/demos';
import type { ThemeDocument } from '@site/src/features/theme-model';
import type { ExportLanguage } from '@site/src/shared/demoExport';
import { findTemplate, type TemplateName } from '@site/src/shared/templates';
import { exportTemplate } from '@site/src/shared/templates/exportTemplate';
import { loadSources } from './loadSources';

/**
 * Downloads a template as a project that can be installed and built.
 *
 * @param theme the reader's theme, if it should replace that of the template
 */
export async function downloadTemplate(
  name: TemplateName,
  title: string,
  variant: ExportLanguage,
  theme: ThemeDocument | null,
): Promise<void> {
  const [sources, themes] = await Promise.all([
    loadSources(name),
    theme && import('@site/src/features/theme-model'),
  ]);
  const project = exportTemplate({
    template: findTemplate(name),
    title,
    variant,
    sources,
    ...(theme && themes && { theme: (target) => themes.themeModule(theme, target) }),
  });
  await downloadZip(name, project);
}

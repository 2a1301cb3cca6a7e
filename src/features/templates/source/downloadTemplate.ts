import { downloadZip } from '@site/src/features/demos';
import type { ExportLanguage } from '@site/src/shared/demoExport';
import { findTemplate, type TemplateName } from '@site/src/shared/templates';
import { exportTemplate } from '@site/src/shared/templates/exportTemplate';
import { loadSources } from './loadSources';

/** Downloads a template as a project that can be installed and built. */
export async function downloadTemplate(
  name: TemplateName,
  title: string,
  variant: ExportLanguage,
): Promise<void> {
  const sources = await loadSources(name);
  const project = exportTemplate({ template: findTemplate(name), title, variant, sources });
  await downloadZip(name, project);
}

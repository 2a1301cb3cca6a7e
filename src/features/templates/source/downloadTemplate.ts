import { downloadZip } from '@site/src/features/demos';
import type { ExportLanguage } from '@site/src/shared/demoExport';
import { findTemplate, type TemplateName } from '@site/src/shared/templates';
import { exportTemplate } from '@site/src/shared/templates/exportTemplate';
import { loadSources } from './loadSources';

/** Saves a template on the reader's computer as a project that installs and builds. */
export async function downloadTemplate(
  name: TemplateName,
  title: string,
  variant: ExportLanguage,
): Promise<void> {
  const sources = await loadSources(name);
  const project = exportTemplate({ template: findTemplate(name), title, variant, sources });
  await downloadZip(name, project);
}

import { exportDemo, type ExportedProject, type ExportLanguage } from '../demoExport';
import type { Template } from './catalog';
import { projectReadme, templateMain } from './projectFiles';
import type { TemplateSources } from './types';

export interface ExportTemplateInput {
  readonly template: Pick<Template, 'name' | 'entry'>;
  /** The name of the project: the template's title. */
  readonly title: string;
  readonly variant: ExportLanguage;
  readonly sources: TemplateSources;
}

/**
 * Converts a template to a standalone project with the demo exporter, keeping the template's
 * folders and adding its theme. A pure function.
 */
export function exportTemplate(input: ExportTemplateInput): ExportedProject {
  const { template, title, variant, sources } = input;
  const entry = `${template.name}/${template.entry}`;
  const project = exportDemo({
    name: template.name,
    title,
    variant,
    styling: 'system',
    sources: sources.files[variant],
    versions: sources.packages,
    entryName: entry,
  });
  const main = variant === 'TS' ? 'src/main.tsx' : 'src/main.jsx';
  return {
    ...project,
    files: {
      ...project.files,
      'README.md': projectReadme(title, project.entry),
      [main]: templateMain(template.entry, entry, variant),
    },
  };
}

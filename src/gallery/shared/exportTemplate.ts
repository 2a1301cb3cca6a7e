import {
  exportDemo,
  type ExportedProject,
  type ExportLanguage,
  type ThemeWriter,
} from '../../demos/shared/demoExport';
import type { Template } from './catalog';
import { projectReadme, TEMPLATE_BASE, templateMain } from './projectFiles';
import type { TemplateSources } from './types';

export interface ExportTemplateInput {
  readonly template: Pick<Template, 'name' | 'entry'>;
  /** The name of the project: the template's title. */
  readonly title: string;
  readonly variant: ExportLanguage;
  readonly sources: TemplateSources;
  /** The reader's theme, which replaces that of the template. */
  readonly theme?: ThemeWriter;
}

/**
 * Converts a template to a standalone project with the demo exporter, keeping the template's
 * folders and adding its theme, or the reader's. A pure function.
 */
export function exportTemplate(input: ExportTemplateInput): ExportedProject {
  const { template, theme, title, variant, sources } = input;
  const entry = `${template.name}/${template.entry}`;
  const project = exportDemo({
    name: template.name,
    title,
    variant,
    styling: 'system',
    sources: sources.files[variant].filter(
      ({ name }) => theme === undefined || !/^theme\.[jt]sx?$/.test(name),
    ),
    versions: sources.packages,
    entryName: entry,
    ...(theme && { theme, themeBase: TEMPLATE_BASE }),
  });
  const main = variant === 'TS' ? 'src/main.tsx' : 'src/main.jsx';
  return {
    ...project,
    files: {
      ...project.files,
      'README.md': projectReadme(title, project.entry),
      [main]: templateMain(template.entry, entry, variant, theme !== undefined),
    },
  };
}

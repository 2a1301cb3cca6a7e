import type { ExportedProject } from '@site/src/demos/shared/demoExport';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';
import type { DemoModel } from '../model/DemoContext';

/**
 * The demo as a standalone project with the reader's edits. The exporter loads on use.
 *
 * @param theme the reader's theme, if the project should contain it
 */
export async function projectOf(
  demo: Pick<DemoModel, 'props' | 'styling' | 'variant' | 'loadFiles' | 'loadSources'>,
  theme: ReaderTheme | null,
): Promise<ExportedProject> {
  const [{ exportDemo }, sources, files, themes] = await Promise.all([
    import('@site/src/demos/shared/demoExport'),
    demo.loadSources(),
    demo.loadFiles(),
    theme && import('@site/src/reader-theme/browser/document'),
  ]);
  return exportDemo({
    name: demo.props.name,
    title: `${demo.props.name} demo — MUI X`,
    variant: demo.variant,
    styling: demo.styling,
    sources: files,
    versions: sources.packages,
    ...(theme && themes && { theme: (project) => themes.themeFiles(theme, project) }),
  });
}

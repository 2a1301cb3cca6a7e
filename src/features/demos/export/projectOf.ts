import type { ExportedProject } from '@site/src/shared/demoExport';
import type { DemoModel } from '../model/DemoContext';

/**
 * The demo as a standalone project with the reader's edits. The exporter loads with this module.
 */
export async function projectOf(
  demo: Pick<DemoModel, 'props' | 'styling' | 'variant' | 'loadFiles' | 'loadSources'>,
): Promise<ExportedProject> {
  const [{ exportDemo }, sources, files] = await Promise.all([
    import('@site/src/shared/demoExport'),
    demo.loadSources(),
    demo.loadFiles(),
  ]);
  return exportDemo({
    name: demo.props.name,
    title: `${demo.props.name} demo — MUI X`,
    variant: demo.variant,
    styling: demo.styling,
    sources: files,
    versions: sources.packages,
  });
}

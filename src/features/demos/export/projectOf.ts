import type { ExportedProject } from '@site/src/shared/demoExport';
import type { DemoModel } from '../model/DemoContext';

/** The demo as a project of its own, as the reader sees it now. The exporter loads with it. */
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

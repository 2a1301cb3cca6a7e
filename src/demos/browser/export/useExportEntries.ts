import { useTranslate } from '@site/src/base/browser/messages';
import type { ExportedProject } from '@site/src/demos/shared/demoExport';
import { LightningIcon, CubeIcon } from '@site/src/base/browser/ui/icons/demo';
import { DownloadIcon } from '@site/src/base/browser/ui/icons/templates';
import type { MenuEntry } from '@site/src/base/browser/ui/menu/MenuItem';
import { useDemo } from '../model/DemoContext';
import { useNotice } from '../toolbar/NoticeProvider';
import { downloadZip } from './downloadZip';
import { exportFailureText } from './exportFailureText';
import { postForm } from './postForm';
import { projectOf } from './projectOf';
import { useExportTheme } from './useExportTheme';

/**
 * The menu entries that export the demo: two sandboxes and a zip file. Readers with a theme get
 * another one, which decides whether exports include it.
 */
export function useExportEntries(): readonly MenuEntry[] {
  const t = useTranslate();
  const demo = useDemo();
  const notify = useNotice();
  const theme = useExportTheme();

  const withProject = (send: (project: ExportedProject) => void | Promise<void>) => () =>
    void projectOf(demo, theme.isWanted ? theme.theme : null)
      .then(send)
      .catch((error: unknown) => {
        console.error(`The demo ${demo.props.name} could not be exported:`, error);
        notify(exportFailureText(t, error));
      });

  const themeEntry: MenuEntry = {
    id: 'with-theme',
    label: t(theme.isTooNew ? 'demo.themeTooNew' : 'demo.withTheme'),
    kind: 'checkbox',
    isChecked: theme.isWanted && !theme.isTooNew,
    isDisabled: theme.isTooNew,
    onSelect: () => theme.setWanted(!theme.isWanted),
  };

  return [
    {
      id: 'stackblitz',
      label: t('demo.stackblitz'),
      icon: LightningIcon,
      onSelect: withProject(async (project) => {
        const { stackBlitzForm } = await import('@site/src/demos/shared/demoExport');
        const { action, fields } = stackBlitzForm(project);
        postForm(action, fields);
      }),
    },
    {
      id: 'codesandbox',
      label: t('demo.codesandbox'),
      icon: CubeIcon,
      onSelect: withProject(async (project) => {
        const { codeSandboxForm } = await import('@site/src/demos/shared/demoExport');
        const { action, fields } = codeSandboxForm(project);
        postForm(action, fields);
      }),
    },
    {
      id: 'download',
      label: t('demo.downloadZip'),
      icon: DownloadIcon,
      onSelect: withProject((project) => downloadZip(demo.props.name, project)),
    },
    ...(theme.theme || theme.isTooNew ? [themeEntry] : []),
  ];
}

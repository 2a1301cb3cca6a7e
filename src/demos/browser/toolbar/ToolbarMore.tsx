import { useTranslate } from '@site/src/base/browser/messages';
import { COPIED_RESET_MS, useClipboardCopy } from '@site/src/base/browser/copy';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import {
  FocusIcon,
  InspectIcon,
  LinkIcon,
  MoreIcon,
  PaletteIcon,
  ResetIcon,
} from '@site/src/base/browser/ui/icons/demo';
import { CopyIcon, GitHubIcon, SettingsIcon } from '@site/src/base/browser/ui/icons/page';
import { useVersion } from '@site/src/versions/browser';
import { addressIn, CURRENT_MAJOR } from '@site/src/versions/shared/versions';
import { demoSourceId, type DemoExtension } from '../anchors/demoAnchors';
import { useExportTheme } from '../export/useExportTheme';
import { useDemo } from '../model/DemoContext';
import { sourceUrl } from '../model/sourceUrl';
import { useNotice } from './NoticeProvider';
import type { ToolbarInspectProps } from './ToolbarInspect';
import { ToolbarMenu, type ToolbarMenuEntry } from './ToolbarMenu';
import { useCopyWithTheme } from './useCopyWithTheme';

interface ToolbarMoreProps extends ToolbarInspectProps {
  /** Whether the display bar is open. */
  readonly isBarOpen: boolean;
  readonly onBarToggle: () => void;
}

/**
 * The less common actions: resetting the demo, copying it with the reader's theme, copying links to
 * its source, and opening it on GitHub.
 */
export function ToolbarMore({
  isBarOpen,
  onBarToggle,
  isInspecting,
  onInspectToggle,
}: ToolbarMoreProps) {
  const t = useTranslate();
  const { props, styling, reset, initialFocusRef } = useDemo();
  const site = useDocsConfig();
  const notify = useNotice();
  const theme = useExportTheme();
  const copyWithTheme = useCopyWithTheme(theme.theme);
  const { topology } = useVersion();
  // In a new tab, so that the demo can be seen while the theme changes.
  const studio = addressIn(topology, CURRENT_MAJOR, '/x/theme/');
  const { copy } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.demoToolbar });

  const copyLink = async (extension: DemoExtension) => {
    const url = new URL(window.location.href);
    url.hash = demoSourceId(props.name, styling, extension);
    notify((await copy(url.href)) === 'copied' ? t('demo.copiedLink') : t('copyFailed'));
  };

  const canvasEntries: readonly ToolbarMenuEntry[] = [
    { id: 'reset', label: t('demo.reset'), icon: ResetIcon, onSelect: reset },
    {
      id: 'display',
      label: t('demo.displayOptions'),
      icon: SettingsIcon,
      kind: 'checkbox',
      isChecked: isBarOpen,
      onSelect: onBarToggle,
    },
    {
      id: 'inspect',
      label: t('demo.inspectText'),
      icon: InspectIcon,
      kind: 'checkbox',
      isChecked: isInspecting,
      isNarrowOnly: true,
      onSelect: onInspectToggle,
    },
    ...(studio ? [{ id: 'theme', label: t('demo.theme'), icon: PaletteIcon, href: studio }] : []),
    {
      id: 'reset-focus',
      label: t('demo.resetFocus'),
      icon: FocusIcon,
      // The menu first restores the focus to its button.
      onSelect: () => queueMicrotask(() => initialFocusRef.current?.focus()),
    },
  ];

  return (
    <ToolbarMenu
      id="more"
      label={t('demo.moreActions')}
      icon={MoreIcon}
      entries={[
        ...(props.isCodeOnly ? [] : canvasEntries),
        ...(theme.theme
          ? [
              {
                id: 'copy-with-theme',
                label: t('demo.copyWithTheme'),
                icon: CopyIcon,
                onSelect: copyWithTheme,
              },
            ]
          : []),
        {
          id: 'github',
          label: t('viewGitHub'),
          icon: GitHubIcon,
          href: sourceUrl(site, props, styling),
        },
        {
          id: 'copy-js-source-link',
          label: t('demo.copyLinkJS'),
          icon: LinkIcon,
          onSelect: () => void copyLink('js'),
        },
        {
          id: 'copy-ts-source-link',
          label: t('demo.copyLinkTS'),
          icon: LinkIcon,
          onSelect: () => void copyLink('tsx'),
        },
      ]}
    />
  );
}

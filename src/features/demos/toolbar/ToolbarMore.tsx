import { useTranslate } from '@site/src/features/i18n';
import { COPIED_RESET_MS, useClipboardCopy } from '@site/src/features/copy';
import { useDocsConfig } from '@site/src/features/docs-config';
import { demoSourceId, type DemoExtension } from '../anchors/demoAnchors';
import { MenuButton } from '../menu/MenuButton';
import { useDemo } from '../model/DemoContext';
import { sourceUrl } from '../model/sourceUrl';
import { useNotice } from './Notice';
import type { ToolbarAction } from './ToolbarButton';

interface ToolbarMoreProps {
  /** Actions without a separate button in a narrow toolbar. */
  readonly minorActions: readonly ToolbarAction[];
}

/** The source's address and links to the demo; on phones also what the toolbar has no room for. */
export function ToolbarMore({ minorActions }: ToolbarMoreProps) {
  const t = useTranslate();
  const { props, styling } = useDemo();
  const site = useDocsConfig();
  const notify = useNotice();
  const { copy } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.demoToolbar });

  const copyLink = async (extension: DemoExtension) => {
    const url = new URL(window.location.href);
    url.hash = demoSourceId(props.name, styling, extension);
    notify((await copy(url.href)) === 'copied' ? t('copiedSourceLink') : t('copyFailed'));
  };

  return (
    <MenuButton
      id="more"
      label={t('moreActions')}
      icon="more"
      entries={[
        ...minorActions.map(({ onClick, ...action }) => ({
          ...action,
          onSelect: onClick,
          narrowOnly: true,
        })),
        {
          id: 'github',
          label: t('viewGitHub'),
          icon: 'repository',
          href: sourceUrl(site, props, styling),
        },
        {
          id: 'copy-js-source-link',
          label: t('copySourceLinkJS'),
          icon: 'link',
          onSelect: () => void copyLink('js'),
        },
        {
          id: 'copy-ts-source-link',
          label: t('copySourceLinkTS'),
          icon: 'link',
          onSelect: () => void copyLink('tsx'),
        },
      ]}
    />
  );
}

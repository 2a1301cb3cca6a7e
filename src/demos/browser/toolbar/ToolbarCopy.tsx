import { useTranslate } from '@site/src/base/browser/messages';
import { CheckIcon, CloseIcon, CopyIcon } from '@site/src/base/browser/ui/icons/page';
import { useDemo } from '../model/DemoContext';
import { ToolbarButton } from './ToolbarButton';
import { useCopyCode } from './useCopyCode';

const STATUS_ICONS = { idle: CopyIcon, copied: CheckIcon, failed: CloseIcon } as const;

/** Copies the displayed file. */
export function ToolbarCopy() {
  const t = useTranslate();
  const { view } = useDemo();
  const { announcement, status, copyCode } = useCopyCode(true);
  return (
    <>
      <ToolbarButton
        id="copy"
        label={t('demo.copy')}
        tooltip={status === 'copied' ? '' : undefined}
        icon={STATUS_ICONS[status]}
        category={view === 'source' ? 'demo-expand' : 'demo'}
        action="copy-click"
        onClick={copyCode}
      >
        {t(status === 'copied' ? 'copied' : 'clickToCopy')}
      </ToolbarButton>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </>
  );
}

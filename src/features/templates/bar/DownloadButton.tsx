import { useCallback, useState } from 'react';
import { useCodePreferences } from '@site/src/features/code-preferences';
import { useTranslate } from '@site/src/features/i18n';
import { DownloadIcon, Notice } from '@site/src/features/ui';
import type { TemplateName } from '@site/src/shared/templates';
import { ToolButton } from './ToolButton';

interface DownloadButtonProps {
  readonly name: TemplateName;
  readonly title: string;
}

/** Downloads the template as a project in the reader's preferred language. */
export function DownloadButton({ name, title }: DownloadButtonProps) {
  const t = useTranslate();
  const { variant } = useCodePreferences();
  const [outcome, setOutcome] = useState<'downloaded' | 'downloadFailed' | null>(null);

  const hideOutcome = useCallback(() => setOutcome(null), []);

  const download = () =>
    import('../source/downloadTemplate')
      .then(({ downloadTemplate }) => downloadTemplate(name, title, variant))
      .then(() => setOutcome('downloaded'))
      .catch((error: unknown) => {
        console.error(`The template ${name} could not be packed:`, error);
        setOutcome('downloadFailed');
      });

  return (
    <>
      <ToolButton name={t('templates.download')} onClick={() => void download()}>
        <DownloadIcon />
      </ToolButton>
      <Notice text={outcome && t(`templates.${outcome}`)} onDone={hideOutcome} />
    </>
  );
}

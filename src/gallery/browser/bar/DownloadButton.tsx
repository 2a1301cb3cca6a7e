import { useCallback, useState } from 'react';
import { useCodePreferences } from '@site/src/display/browser/code-preferences';
import { useTranslate } from '@site/src/base/browser/messages';
import { useReaderTheme } from '@site/src/reader-theme/browser/store';
import { DownloadIcon } from '@site/src/base/browser/ui/icons/templates';
import { Notice } from '@site/src/base/browser/ui/Notice';
import type { TemplateName } from '@site/src/gallery/shared';
import { ToolButton } from './ToolButton';

interface DownloadButtonProps {
  readonly name: TemplateName;
  readonly title: string;
}

/**
 * Downloads the template as a project in the reader's preferred language, and with the reader's
 * theme, if there is one.
 */
export function DownloadButton({ name, title }: DownloadButtonProps) {
  const t = useTranslate();
  const { variant } = useCodePreferences();
  const reader = useReaderTheme();
  const theme = reader?.error === null ? reader : null;
  const [outcome, setOutcome] = useState<'downloaded' | 'downloadFailed' | null>(null);

  const hideOutcome = useCallback(() => setOutcome(null), []);

  const download = () =>
    import('../source/downloadTemplate')
      .then(({ downloadTemplate }) => downloadTemplate(name, title, variant, theme))
      .then(() => setOutcome('downloaded'))
      .catch((error: unknown) => {
        console.error(`The template ${name} could not be packed:`, error);
        setOutcome('downloadFailed');
      });

  return (
    <>
      <ToolButton
        name={t(theme ? 'templates.downloadThemed' : 'templates.download')}
        onClick={() => void download()}
      >
        <DownloadIcon />
      </ToolButton>
      <Notice text={outcome && t(`templates.${outcome}`)} onDone={hideOutcome} />
    </>
  );
}

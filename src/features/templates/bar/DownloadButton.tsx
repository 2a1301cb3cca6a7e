import { useEffect, useState } from 'react';
import { useCodePreferences } from '@site/src/features/code-preferences';
import { useTranslate } from '@site/src/features/i18n';
import { DownloadIcon } from '@site/src/features/ui';
import type { TemplateName } from '@site/src/shared/templates';
import { ToolButton } from './ToolButton';
import styles from './TemplateBar.module.css';

/** How long the button shows the outcome, in ms. */
const NOTICE_MS = 4000;

interface DownloadButtonProps {
  readonly name: TemplateName;
  readonly title: string;
}

/** Downloads the template as a project in the reader's preferred language. */
export function DownloadButton({ name, title }: DownloadButtonProps) {
  const t = useTranslate();
  const { variant } = useCodePreferences();
  const [outcome, setOutcome] = useState<'downloaded' | 'downloadFailed' | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setOutcome(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

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
      <span role="status" className={styles.notice}>
        {outcome && t(`templates.${outcome}`)}
      </span>
    </>
  );
}

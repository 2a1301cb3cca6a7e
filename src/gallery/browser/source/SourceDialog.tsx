import { useCallback } from 'react';
import { CODE_VARIANTS, useCodePreferences } from '@site/src/display/browser/code-preferences';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy } from '@site/src/base/browser/lazy';
import { Button } from '@site/src/base/browser/ui/Button';
import { choiceStyles, inlineChoices } from '@site/src/base/browser/ui/ChoiceGroup';
import { Dialog } from '@site/src/base/browser/ui/Dialog';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import type { TemplateName } from '@site/src/gallery/shared';
import { LightningIcon } from '@site/src/base/browser/ui/icons/demo';
import { DownloadIcon } from '@site/src/base/browser/ui/icons/templates';
import { SourceFiles } from './SourceFiles';
import { loadSources } from './loadSources';
import { useTemplateExport } from './useTemplateExport';
import styles from './SourceDialog.module.css';

interface SourceDialogProps {
  readonly name: TemplateName;
  readonly title: string;
  readonly onClose: () => void;
}

/** Every file of a template, in the reader's language, in a dialog. */
export default function SourceDialog({ name, title, onClose }: SourceDialogProps) {
  const t = useTranslate();
  const { variant, setVariant } = useCodePreferences();
  const { downloadText, notice, send } = useTemplateExport(name, title);
  const {
    status,
    value: sources,
    load,
  } = useLazy(
    useCallback(() => loadSources(name), [name]),
    true,
  );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      className={styles.dialog}
      aria-labelledby="template-source-title"
    >
      {(close) => (
        <>
          <header className={styles.head}>
            <h2 id="template-source-title" className={styles.title}>
              {title}
            </h2>
            <div role="group" aria-label={t('templates.language')} className={inlineChoices}>
              {CODE_VARIANTS.map((option) => (
                <button
                  key={option}
                  type="button"
                  className={choiceStyles.option}
                  aria-pressed={option === variant}
                  onClick={() => setVariant(option)}
                >
                  {t(option)}
                </button>
              ))}
            </div>
            <Button
              variant="quiet"
              size="small"
              className={styles.export}
              aria-label={t('templates.stackBlitz')}
              onClick={() => send('stackBlitz')}
            >
              <LightningIcon size={18} />
              <span>StackBlitz</span>
            </Button>
            <Button
              variant="quiet"
              size="small"
              className={styles.export}
              aria-label={downloadText}
              onClick={() => send('zip')}
            >
              <DownloadIcon size={18} />
              <span>{downloadText}</span>
            </Button>
            <IconButton label={t('close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </header>
          {notice}
          {status === 'failed' && (
            <p role="alert" className={styles.message}>
              {t('templates.sourceFailed')}{' '}
              <Button variant="inherit" onClick={() => void load().catch(() => undefined)}>
                {t('templates.retry')}
              </Button>
            </p>
          )}
          {sources && <SourceFiles key={variant} title={title} files={sources.files[variant]} />}
        </>
      )}
    </Dialog>
  );
}

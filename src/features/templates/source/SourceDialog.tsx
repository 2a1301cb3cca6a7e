import { useEffect, useRef } from 'react';
import { CODE_VARIANTS, useCodePreferences } from '@site/src/features/code-preferences';
import { useTranslate } from '@site/src/features/i18n';
import { CloseIcon, IconButton } from '@site/src/features/ui';
import type { TemplateName } from '@site/src/shared/templates';
import { SourceFiles } from './SourceFiles';
import { useTemplateSources } from './useTemplateSources';
import styles from './SourceDialog.module.css';

interface SourceDialogProps {
  readonly name: TemplateName;
  readonly title: string;
  readonly onClose: () => void;
}

/** Every file of a template, in the reader's language, in a native dialog. */
export default function SourceDialog({ name, title, onClose }: SourceDialogProps) {
  const t = useTranslate();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const { variant, setVariant } = useCodePreferences();
  const { sources, hasFailed, retry } = useTemplateSources(name);

  useEffect(() => dialogRef.current?.showModal(), []);

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-labelledby="template-source-title"
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 id="template-source-title" className={styles.title}>
          {title}
        </h2>
        <div role="group" aria-label={t('templates.language')} className={styles.languages}>
          {CODE_VARIANTS.map((option) => (
            <button
              key={option}
              type="button"
              className={styles.language}
              aria-pressed={option === variant}
              onClick={() => setVariant(option)}
            >
              {t(option)}
            </button>
          ))}
        </div>
        <IconButton label={t('close')} onClick={() => dialogRef.current?.close()}>
          <CloseIcon />
        </IconButton>
      </header>
      {hasFailed && (
        <p role="alert" className={styles.message}>
          {t('templates.sourceFailed')}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('templates.retry')}
          </button>
        </p>
      )}
      {sources && <SourceFiles key={variant} title={title} files={sources.files[variant]} />}
    </dialog>
  );
}

import { useId, useState } from 'react';
import { LiveCode } from '@site/src/content/browser/live-code';
import { downloadFile } from '@site/src/demos/browser';
import { useTranslate } from '@site/src/base/browser/messages';
import { themeFiles, themeTokens, type ReaderTheme } from '@site/src/reader-theme/browser/document';
import { Button } from '@site/src/base/browser/ui/Button';
import { Dialog } from '@site/src/base/browser/ui/Dialog';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { Tabs } from '@site/src/base/browser/ui/Tabs';
import styles from './ExportDialog.module.css';

interface ExportDialogProps {
  readonly theme: ReaderTheme;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The theme as files of an application: a module, and design tokens. */
export function ExportDialog({ theme, isOpen, onClose }: ExportDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className={styles.dialog}
      aria-label={t('studio.exportTitle')}
    >
      {(close) => (
        <>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('studio.exportTitle')}</h2>
            <IconButton label={t('close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          <Files theme={theme} />
        </>
      )}
    </Dialog>
  );
}

function Files({ theme }: Pick<ExportDialogProps, 'theme'>) {
  const t = useTranslate();
  const id = useId();
  const [selected, setSelected] = useState(0);
  const files = [
    ...Object.entries(themeFiles(theme)).map(([name, text]) => ({
      name,
      type: 'text/plain',
      text,
      hint: t(name === 'theme.ts' ? 'studio.exportModule' : 'studio.exportSource'),
    })),
    {
      name: 'tokens.json',
      type: 'application/json',
      text: `${JSON.stringify(themeTokens(theme), null, 2)}\n`,
      hint: t('studio.exportTokens'),
    },
  ];
  const file = files[selected] ?? files[0]!;
  return (
    <>
      <Tabs
        tabs={files.map(({ name }) => name)}
        selected={selected}
        onSelect={setSelected}
        label={t('studio.exportFiles')}
        panelId={id}
      />
      <div id={id} role="tabpanel" tabIndex={-1} aria-labelledby={`${id}-${file.name}`}>
        <p className={styles.hint}>{file.hint}</p>
        <Button
          variant="primary"
          onClick={() => downloadFile(file.name, new Blob([file.text], { type: file.type }))}
        >
          {t('studio.download', { name: file.name })}
        </Button>
        <div className={styles.code}>
          <LiveCode
            code={file.text}
            language={file.name.endsWith('.json') ? 'json' : 'tsx'}
            label={file.name}
          />
        </div>
      </div>
    </>
  );
}

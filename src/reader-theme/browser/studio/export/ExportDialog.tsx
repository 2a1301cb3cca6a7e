import { useId, useState } from 'react';
import { LiveCode } from '@site/src/content/browser/live-code';
import { downloadFile } from '@site/src/base/browser/files';
import { downloadZip } from '@site/src/demos/browser';
import { useTranslate, type TranslationKey } from '@site/src/base/browser/messages';
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
  const code = themeFiles(theme);
  const tokens = { 'tokens.json': `${JSON.stringify(themeTokens(theme), null, 2)}\n` };
  const files = Object.entries({ ...code, ...tokens });
  const [name, text] = files[selected] ?? files[0]!;
  const isTokens = name in tokens;
  // The module imports the reader's own files, so they go along.
  const isZip = !isTokens && Object.keys(code).length > 1;
  const download = () => {
    if (isZip) {
      void downloadZip('theme', { files: code });
    } else {
      const type = isTokens ? 'application/json' : 'text/plain';
      downloadFile(name, new Blob([text], { type }));
    }
  };
  return (
    <>
      <Tabs
        tabs={files.map(([file]) => file)}
        selected={selected}
        onSelect={setSelected}
        label={t('studio.exportFiles')}
        panelId={id}
      />
      <div id={id} role="tabpanel" tabIndex={-1} aria-labelledby={`${id}-${name}`}>
        <p className={styles.hint}>{t(hintOf(name))}</p>
        <Button variant="primary" onClick={download}>
          {t('studio.download', { name: isZip ? 'theme.zip' : name })}
        </Button>
        <div className={styles.code}>
          <LiveCode code={text} language={isTokens ? 'json' : 'tsx'} label={name} />
        </div>
      </div>
    </>
  );
}

const HINTS: Readonly<Record<string, TranslationKey>> = {
  'theme.ts': 'studio.exportModule',
  'tokens.json': 'studio.exportTokens',
};

/** What a file is for. Those without an own text are the reader's. */
const hintOf = (name: string) => HINTS[name] ?? 'studio.exportSource';

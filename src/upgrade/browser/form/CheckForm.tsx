import { useId, type KeyboardEvent } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { droppedFiles, useFileDrop, type ChosenFile } from '@site/src/base/browser/files';
import { Button } from '@site/src/base/browser/ui/Button';
import { TextArea } from '@site/src/base/browser/ui/fields';
import { FileButton } from '@site/src/base/browser/ui/FileButton';
import {
  fileKind,
  SKIPPED_FOLDERS,
  type InputKind,
} from '@site/src/upgrade/shared/check/inputKind';
import type { CheckInput } from '../Check';
import { VersionFields, type VersionChoice } from './VersionFields';
import styles from './CheckForm.module.css';

interface CheckFormProps {
  readonly input: CheckInput;
  readonly versions: VersionChoice;
  readonly isRunning: boolean;
  readonly onChange: (input: CheckInput) => void;
  readonly onVersions: (versions: VersionChoice) => void;
  readonly onRun: () => void;
  readonly onClear: () => void;
}

/** The largest file that is read, in bytes. Larger ones are bundles, except for lock files. */
const MAX_BYTES = 1_000_000;

const WANTED: readonly InputKind[] = ['manifest', 'lock', 'code', 'styles'];

const isSkipped = (path: string) => SKIPPED_FOLDERS.test(`${path}/`);

const isWanted = ({ file, path }: ChosenFile) =>
  !isSkipped(path) &&
  WANTED.includes(fileKind(path)) &&
  (file.size <= MAX_BYTES || fileKind(path) === 'lock');

/** Where readers give their files and text. */
export function CheckForm(props: CheckFormProps) {
  const { input, isRunning, onChange, onClear, onRun, onVersions, versions } = props;
  const t = useTranslate();
  const id = useId();

  const replace = (files: readonly ChosenFile[]) => {
    const wanted = files.filter(isWanted);
    onChange({ ...input, files: wanted, skipped: files.length - wanted.length });
  };
  const drop = useFileDrop((data) => void droppedFiles(data, isSkipped).then(replace));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onRun();
    }
  };

  return (
    <form
      className={styles.form}
      data-over={drop.isOver || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
      {...drop.handlers}
    >
      <fieldset className={styles.files} aria-describedby={`${id}-drop`}>
        <legend className={styles.label}>{t('check.inputLabel')}</legend>
        <div className={styles.row}>
          <FileButton label={t('check.chooseFiles')} onChoose={replace} />
          <FileButton label={t('check.chooseFolder')} isFolder onChoose={replace} />
          {input.files.length > 0 && (
            <span className={styles.chosen}>
              {t('check.chosen', { count: input.files.length })}
            </span>
          )}
        </div>
        <p id={`${id}-drop`} className={styles.hint}>
          {t('check.dropHint')}
        </p>
      </fieldset>
      <label className={styles.label} htmlFor={id}>
        {t('check.pasteLabel')}
      </label>
      <TextArea
        id={id}
        className={styles.text}
        rows={6}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={t('check.pasteHint')}
        value={input.text}
        onChange={({ target }) => onChange({ ...input, text: target.value })}
        onKeyDown={onKeyDown}
      />
      <div className={styles.row}>
        <VersionFields value={versions} onChange={onVersions} />
        <Button type="submit" variant="primary" disabled={isRunning}>
          {t('check.run')}
        </Button>
        <Button onClick={onClear}>{t('check.clear')}</Button>
      </div>
    </form>
  );
}

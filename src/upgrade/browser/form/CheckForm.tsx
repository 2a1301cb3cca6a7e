import { useId, type KeyboardEvent } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { droppedFiles, useFileDrop, type ChosenFile } from '@site/src/base/browser/files';
import { Button } from '@site/src/base/browser/ui/Button';
import { TextArea } from '@site/src/base/browser/ui/fields';
import { FileButton } from '@site/src/base/browser/ui/FileButton';
import { UploadIcon } from '@site/src/base/browser/ui/icons/page';
import {
  fileKind,
  SKIPPED_FOLDERS,
  type InputKind,
} from '@site/src/upgrade/shared/check/inputKind';
import { EXAMPLES } from '@site/src/upgrade/shared/check/examples';
import type { CheckInput } from '../Check';
import { VersionFields, type VersionChoice } from './VersionFields';
import styles from './CheckForm.module.css';

interface CheckFormProps {
  readonly input: CheckInput;
  readonly versions: VersionChoice;
  readonly isRunning: boolean;
  /** Called with text that the reader types, and that is checked when they ask for it. */
  readonly onType: (text: string) => void;
  /**
   * Called with files, pasted text, and examples, which are checked at once. The versions are those of
   * an example.
   */
  readonly onGive: (input: CheckInput, versions?: VersionChoice) => void;
  readonly onVersions: (versions: VersionChoice) => void;
  readonly onRun: () => void;
  readonly onClear: () => void;
}

/** The largest file that is read, in bytes. Larger ones are bundles, except for lock files. */
const MAX_BYTES = 1_000_000;

const WANTED: readonly InputKind[] = ['manifest', 'lock', 'code', 'styles'];

const isSkipped = (path: string) => SKIPPED_FOLDERS.test(`${path}/`);

const isWanted = ({ path }: ChosenFile) => !isSkipped(path) && WANTED.includes(fileKind(path));
const isTooLarge = ({ file, path }: ChosenFile) =>
  file.size > MAX_BYTES && fileKind(path) !== 'lock';

/** Where readers give their files and text. */
export function CheckForm(props: CheckFormProps) {
  const { input, isRunning, onClear, onGive, onRun, onType, onVersions, versions } = props;
  const t = useTranslate();
  const id = useId();

  const replace = (files: readonly ChosenFile[]) => {
    const wanted = files.filter(isWanted);
    const read = wanted.filter((file) => !isTooLarge(file));
    onGive({
      ...input,
      files: read,
      skipped: files.length - read.length,
      tooLarge: wanted.length - read.length,
    });
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
      <div className={styles.columns}>
        <div
          role="group"
          className={styles.column}
          aria-labelledby={`${id}-files`}
          aria-describedby={`${id}-drop`}
        >
          <span id={`${id}-files`} className={styles.label}>
            {t('check.inputLabel')}
          </span>
          <div className={styles.zone}>
            <UploadIcon size={32} />
            <div className={styles.choices}>
              <FileButton label={t('check.chooseFiles')} onChoose={replace} />
              <FileButton label={t('check.chooseFolder')} isFolder onChoose={replace} />
            </div>
            {input.files.length > 0 && (
              <span className={styles.chosen}>
                {t('check.chosen', { count: input.files.length })}
              </span>
            )}
            <p id={`${id}-drop`} className={styles.hint}>
              {t('check.dropHint')}
            </p>
          </div>
        </div>
        <div className={styles.column}>
          <label className={styles.label} htmlFor={id}>
            {t('check.pasteLabel')}
          </label>
          <TextArea
            id={id}
            className={styles.text}
            rows={8}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            placeholder={t('check.pasteHint')}
            value={input.text}
            onChange={({ nativeEvent, target: { value: text } }) =>
              (nativeEvent as InputEvent).inputType === 'insertFromPaste'
                ? onGive({ ...input, text })
                : onType(text)
            }
            onKeyDown={onKeyDown}
          />
          <div role="group" aria-labelledby={`${id}-examples`} className={styles.examples}>
            <span id={`${id}-examples`}>{t('check.tryExample')}</span>
            {EXAMPLES.map(({ name, text, versions: own }) => (
              <Button
                key={name}
                size="small"
                onClick={() => onGive({ files: [], skipped: 0, tooLarge: 0, text }, own)}
              >
                {t(`check.examples.${name}`)}
              </Button>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.actions}>
        <VersionFields value={versions} onChange={onVersions} />
        <Button type="submit" variant="primary" disabled={isRunning}>
          {t('check.run')}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {t('check.clear')}
        </Button>
      </div>
    </form>
  );
}

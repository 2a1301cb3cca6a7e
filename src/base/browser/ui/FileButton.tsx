import { listedFiles, type ChosenFile } from '@site/src/base/browser/files';
import styles from './FileButton.module.css';

interface FileButtonProps {
  readonly label: string;
  /** Whether it opens a folder with all files in it. Phones can't choose one. */
  readonly isFolder?: boolean;
  /** The types of files that it offers, such as `.ts,.json`. Default: all. */
  readonly accept?: string;
  readonly onChoose: (files: readonly ChosenFile[]) => void;
}

/** React passes it on, but its types don't have it. */
const FOLDER = { webkitdirectory: '' };

/** A native field for files that looks like a button. */
export function FileButton({ accept, isFolder = false, label, onChoose }: FileButtonProps) {
  return (
    <label className={styles.button} data-folder={isFolder || undefined}>
      {label}
      <input
        type="file"
        multiple
        accept={accept}
        {...(isFolder ? FOLDER : {})}
        onChange={({ target }) => {
          onChoose(listedFiles(target.files ?? []));
          // So that the same files can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

import type { ChangeEvent } from 'react';
import styles from './CheckForm.module.css';

interface FileButtonProps {
  readonly label: string;
  /** Whether it opens a folder with all files in it. Phones can't choose one. */
  readonly isFolder?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** React passes it on, but its types don't have it. */
const FOLDER = { webkitdirectory: '' };

/** A native field for files that looks like a button. */
export function FileButton({ label, isFolder = false, onChange }: FileButtonProps) {
  return (
    <label className={styles.open} data-folder={isFolder || undefined}>
      {label}
      <input type="file" multiple {...(isFolder ? FOLDER : {})} onChange={onChange} />
    </label>
  );
}

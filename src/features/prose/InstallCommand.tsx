import { useId, type KeyboardEvent } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { CopyButton } from '@site/src/features/code-blocks';
import { installCommand, PACKAGE_MANAGERS } from '@site/src/shared/packageManagers';
import { usePackageManager } from './usePackageManager';
import styles from './InstallCommand.module.css';

interface InstallCommandProps {
  /** Package names with optional versions, separated by spaces. */
  readonly packages: string;
  /** Whether to install them as development dependencies. */
  readonly dev?: boolean;
}

/** The command that installs packages, in the reader's package manager. */
export function InstallCommand({ packages, dev = false }: InstallCommandProps) {
  const t = useTranslate();
  const id = useId();
  const [manager, setManager] = usePackageManager();
  const command = installCommand(manager, packages, { dev });

  const moveBetweenTabs = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const step = nextTabStep(event.key, getComputedStyle(event.currentTarget).direction);
    if (step !== 0) {
      event.preventDefault();
      const at = tabs.indexOf(document.activeElement as HTMLElement);
      tabs.at((at + step) % tabs.length)?.focus();
      tabs.at((at + step) % tabs.length)?.click();
    }
  };

  return (
    <div className={styles.root}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={t('packageManager')}
        className={styles.tabs}
        onKeyDown={moveBetweenTabs}
      >
        {PACKAGE_MANAGERS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-selected={name === manager}
            aria-controls={`${id}panel`}
            tabIndex={name === manager ? 0 : -1}
            className={styles.tab}
            onClick={() => setManager(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${manager}`} dir="ltr">
        <pre className={styles.command}>
          <code>{command}</code>
        </pre>
        <CopyButton text={() => command} />
      </div>
    </div>
  );
}

function nextTabStep(key: string, direction: string): -1 | 0 | 1 {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  return key === forward ? 1 : key === backward ? -1 : 0;
}

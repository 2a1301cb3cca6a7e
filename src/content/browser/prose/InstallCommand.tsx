import { useId } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { CopyButton } from '@site/src/content/browser/code-blocks';
import { Tabs } from '@site/src/base/browser/ui/Tabs';
import { installCommand, PACKAGE_MANAGERS } from '@site/src/content/shared/packageManagers';
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
  const panelId = useId();
  const [manager, setManager] = usePackageManager();
  const command = installCommand(manager, packages, { dev });

  return (
    <div className={styles.root}>
      <Tabs
        tabs={PACKAGE_MANAGERS}
        selected={PACKAGE_MANAGERS.indexOf(manager)}
        onSelect={(index) => setManager(PACKAGE_MANAGERS[index] ?? manager)}
        label={t('packageManager')}
        panelId={panelId}
        surface="code"
      />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${manager}`} dir="ltr">
        <pre className={styles.command}>
          <code>{command}</code>
        </pre>
      </div>
      <CopyButton text={() => command} />
    </div>
  );
}

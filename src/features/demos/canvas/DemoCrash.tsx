import { useDocsConfig } from '@site/src/features/docs-config';
import { useTranslate } from '@site/src/features/i18n';
import { useLeaveTheme } from '@site/src/features/reader-theme';
import { Button, CalloutIcon } from '@site/src/features/ui';
import { useVersion } from '@site/src/features/versions';
import { CURRENT_MAJOR } from '@site/src/shared/versions';
import { crashIssueUrl } from './crashIssueUrl';
import styles from './DemoCrash.module.css';

interface DemoCrashProps {
  readonly name: string;
  readonly error: Error;
  readonly onReset: () => void;
}

/** Replaces a demo that threw. Shows the error and what the reader can do. */
export function DemoCrash({ name, error, onReset }: DemoCrashProps) {
  const t = useTranslate();
  const site = useDocsConfig();
  const { major } = useVersion();
  const leaveTheme = useLeaveTheme();
  const issueUrl = crashIssueUrl({
    name,
    error,
    pageUrl: window.location.href,
    version: major === CURRENT_MAJOR ? site.libraryVersion : major,
    browser: navigator.userAgent,
    repositoryUrl: site.libraryRepositoryUrl,
  });
  return (
    <div role="alert" className={styles.crash} data-demo-crash={name}>
      <p className={styles.title}>
        <CalloutIcon type="warning" size={18} /> {t('demoCrashed')}
      </p>
      <pre className={styles.message}>{String(error)}</pre>
      <p className={styles.actions}>
        <Button variant="inherit" onClick={onReset}>
          {t('demoCrashedRetry')}
        </Button>
        {leaveTheme && (
          <Button variant="inherit" onClick={leaveTheme}>
            {t('themeOff')}
          </Button>
        )}
        <a href={issueUrl} target="_blank" rel="noopener">
          {t('demoCrashedReport')}
        </a>
      </p>
    </div>
  );
}

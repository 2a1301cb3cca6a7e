import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLeaveTheme } from '@site/src/reader-theme/browser/store';
import { Button } from '@site/src/base/browser/ui/Button';
import { CalloutIcon } from '@site/src/base/browser/ui/icons/CalloutIcon';
import { useVersion } from '@site/src/versions/browser';
import { CURRENT_MAJOR } from '@site/src/versions/shared/versions';
import { DEMO_CRASH } from '@site/src/demos/shared/demoAttributes';
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
    <div role="alert" className={styles.crash} {...{ [DEMO_CRASH]: name }}>
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

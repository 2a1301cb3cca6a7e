import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import messages from '@generated/docs-translations/default/pageActions.json';
import { trackEvent } from '@site/src/audience/browser/analytics';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import {
  useTranslate,
  withLazyMessages,
  type TranslationKey,
} from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { assistantHref } from '@site/src/publish/shared/assistants';
import { useCopyPage, type CopyPageStatus } from './useCopyPage';
import styles from './PageActions.module.css';

interface ActionListProps {
  /** The path of the page with the base path: `/x/react-charts/bars/`. */
  readonly permalink: string;
}

const COPY_LABELS: Readonly<Record<CopyPageStatus, TranslationKey>> = {
  idle: 'pageActions.copy',
  loading: 'pageActions.copying',
  copied: 'copied',
  failed: 'copyFailed',
};

function track(action: string): void {
  trackEvent('page_actions', { eventAction: action });
}

/** The content of the menu, which loads when it is first opened. */
function ActionList({ permalink }: ActionListProps) {
  const t = useTranslate();
  const { siteConfig } = useDocusaurusContext();
  const alternate = `${permalink}index.md`;
  const url = new URL(alternate, siteConfig.url).href;
  const { assistants } = useDocsConfig();
  const { status, prepare, copy } = useCopyPage(alternate);
  return (
    <ul className={styles.list}>
      <li>
        <button
          type="button"
          className={styles.action}
          data-status={status}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            track('copy');
            copy();
          }}
        >
          {t(COPY_LABELS[status])}
        </button>
        <span role="status" className="visually-hidden">
          {status === 'copied' || status === 'failed' ? t(COPY_LABELS[status]) : ''}
        </span>
      </li>
      <li>
        <a className={styles.action} href={alternate} onClick={() => track('view')}>
          {t('pageActions.view')}
        </a>
      </li>
      <li>
        <SiteLink
          className={styles.action}
          to="/introduction/mcp/#add-to-my-project"
          onClick={() => track('add to project')}
        >
          {t('pageActions.add')}
        </SiteLink>
      </li>
      {assistants.map((assistant) => (
        <li key={assistant.name}>
          <a
            className={styles.action}
            href={assistantHref(assistant, { url, prompt: t('pageActions.prompt', { url }) })}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => track(`open ${assistant.name}`)}
          >
            {t('pageActions.openIn', { name: assistant.name })}
          </a>
        </li>
      ))}
    </ul>
  );
}

export default withLazyMessages(messages, ActionList);

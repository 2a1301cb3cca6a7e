import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import styles from './FeedbackForm.module.css';

const ISSUE_TEMPLATE = '6.docs-feedback.yml';

/** Comments don't get answers, so this links to a prefilled issue, which does. */
export function IssueLink() {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  const query = new URLSearchParams({
    template: ISSUE_TEMPLATE,
    'page-url': window.location.href,
  });
  return (
    <div className={styles.warning}>
      <p>{t('feedback.toGitHub.usecases')}</p>
      <p>
        {t('feedback.toGitHub.reasonWhy')}
        <a href={`${repositoryUrl}/issues/new?${query}`} target="_blank" rel="noopener">
          {t('feedback.toGitHub.callToAction.link')}
        </a>
        .
      </p>
    </div>
  );
}

import { useTranslate } from '@site/src/base/browser/messages';
import { codeBox, CodeFrame } from '@site/src/content/browser/code-blocks';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import type { Report } from '@site/src/upgrade/shared/check/checkProject';
import styles from './Report.module.css';

/** The codemods to run, one major after the other; nothing without a step. */
export function CodemodList({ codemods }: Pick<Report, 'codemods'>) {
  const t = useTranslate();
  if (codemods.length === 0) {
    return null;
  }
  return (
    <section>
      <h3 className={styles.group}>{t('check.codemods')}</h3>
      <p className={styles.text}>{t('check.codemodIntro')}</p>
      <ol className={styles.steps}>
        {codemods.map(({ commands, from, guides, to }) => {
          const title = t('check.codemodStep', { from, to });
          return (
            <li key={to}>
              <p className={styles.text}>{title}</p>
              {commands.length > 0 ? (
                <CodeFrame look="panel" text={() => commands.join('\n')}>
                  <pre className={codeBox} role="group" tabIndex={0} aria-label={title}>
                    {commands.join('\n')}
                  </pre>
                </CodeFrame>
              ) : (
                <p className={styles.text}>{t('check.codemodNone')}</p>
              )}
              <ul className={styles.guides}>
                {guides.map((guide) => (
                  <li key={guide.to}>
                    <SiteLink to={`/x/${guide.to}`}>
                      {t('check.read', { page: guide.page })}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

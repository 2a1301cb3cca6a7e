import { SiteLink } from '@site/src/features/ui';
import type { ApiPageData, ApiPageGuide } from '@site/src/shared/apiPage';
import { useTranslate } from '@site/src/features/i18n';
import { DeprecationNote } from './members/DeprecationNote';
import { useEntries } from './useEntries';
import styles from './Guides.module.css';

function GuideList({ guides }: { readonly guides: readonly ApiPageGuide[] }) {
  return (
    <ul className={styles.list}>
      {guides.map(({ route, title }) => (
        <li key={route}>
          <SiteLink to={route}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Initially collapsed, so it renders without blocking the page. */
function FoldedGuides({ guides }: { readonly guides: readonly ApiPageGuide[] }) {
  return <GuideList guides={useEntries(guides, 0)} />;
}

/** How many guides are shown; the others are collapsed. */
const SHOWN_GUIDES = 12;

/** The guides that use the component: first those about it, then the others, collapsed. */
export function Guides({ deprecated, guides }: ApiPageData) {
  const t = useTranslate();
  const main = guides.filter(({ isMain }) => isMain).slice(0, SHOWN_GUIDES);
  const others = guides.slice(main.length);
  return (
    <>
      {deprecated && <DeprecationNote reason={deprecated} />}
      {guides.length > 0 && (
        <div role="note" aria-label={t('api-docs.guides')} className={styles.guides}>
          <div className={styles.title}>{t('api-docs.guides')}</div>
          {main.length > 0 && <GuideList guides={main} />}
          {others.length > 0 && (
            <details className={styles.more}>
              <summary>{t('api-docs.moreGuides', { count: others.length })}</summary>
              <FoldedGuides guides={others} />
            </details>
          )}
        </div>
      )}
    </>
  );
}

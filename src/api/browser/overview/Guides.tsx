import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { Summary } from '@site/src/base/browser/ui/Summary';
import { SHOWN_GUIDES, type ApiPageData, type ApiPageGuide } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { useEntries } from '../useEntries';
import styles from './Overview.module.css';

interface GuidesProps {
  readonly guides: readonly ApiPageGuide[];
}

function GuideList({ guides }: GuidesProps) {
  return (
    <ul className={styles.guides}>
      {guides.map(({ route, title }) => (
        <li key={route}>
          <SiteLink to={route}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Initially collapsed, so it renders without blocking the page. */
function FoldedGuides({ guides }: GuidesProps) {
  return <GuideList guides={useEntries(guides, [])} />;
}

/** How many guides the top of the page links. */
const TOP_GUIDES = 3;

/** The guides that help most, in a line at the top of the page, and a link to the others. */
export function TopGuides({ guides }: Pick<ApiPageData, 'guides'>) {
  const t = useTranslate();
  const others = guides.length - TOP_GUIDES;
  return (
    guides.length > 0 && (
      <div className={styles.topGuides}>
        <span className={styles.label}>{t('api-docs.guides')}</span>
        <GuideList guides={guides.slice(0, TOP_GUIDES)} />
        {others > 0 && (
          <a href="#guides">
            <bdi>{t('api-docs.moreGuides', { count: others })}</bdi>
          </a>
        )}
      </div>
    )
  );
}

/** The guides that use the component: first those about it, then the others, collapsed. */
export function Guides({ guides }: Pick<ApiPageData, 'guides'>) {
  const t = useTranslate();
  const shown = guides.slice(0, SHOWN_GUIDES);
  const others = guides.slice(SHOWN_GUIDES);
  return (
    <div className={styles.allGuides}>
      <GuideList guides={shown} />
      {others.length > 0 && (
        <details className={styles.more}>
          <Summary>
            {/* Begins with a number, which right-to-left pages would move. */}
            <bdi>{t('api-docs.moreGuides', { count: others.length })}</bdi>
          </Summary>
          <FoldedGuides guides={others} />
        </details>
      )}
    </div>
  );
}

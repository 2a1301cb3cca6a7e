import type { ApiPageHigher } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { Plan } from '@site/src/content/browser/plan';
import { filterItems, propItem } from './memberItem';
import styles from './NothingFound.module.css';

/** How many props are linked. The others are on the page of their component. */
const LINKED = 6;

interface HigherPlansProps {
  readonly higher: readonly ApiPageHigher[] | undefined;
  readonly query: string;
}

/** What a query finds by name among the props that only higher plans have. */
export function HigherPlans({ higher = [], query }: HigherPlansProps) {
  const t = useTranslate();
  return higher
    .map(({ name, plan, props, route }) => {
      const items = props.map((prop) => propItem(name, { name: prop, type: [] }, null));
      return { name, plan, route, found: filterItems(items, query) };
    })
    .filter(({ found }) => found.length > 0)
    .map(({ found, name, plan, route }) => (
      <div key={name} className={styles.higher}>
        <SiteLink to={`${route}#props`}>
          {t('api-docs.higherFound', { count: found.length, name })}
        </SiteLink>
        <Plan name={plan} />
        {found.slice(0, LINKED).map(({ anchor, title }) => (
          <SiteLink key={anchor} to={`${route}#${anchor}`}>
            <code>{title}</code>
          </SiteLink>
        ))}
      </div>
    ));
}

import { Fragment } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { PlanIcon } from '@site/src/content/browser/plan';
import { FeatureMark } from '@site/src/content/browser/feature-finder';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { includesPlan, PLAN_NAMES, PLANS } from '@site/src/content/shared/plans';
import { PRODUCTS } from '@site/src/content/shared/products';
import { PLAN_FEATURES, type PlanFeature } from './plans';
import landing from './Landing.module.css';
import styles from './PlanTable.module.css';

/** The features of each plan, by product. On narrow screens, each feature is a card. */
export function PlanTable() {
  const t = useTranslate();
  return (
    <section className={landing.section}>
      <h2 className={landing.sectionTitle}>{t('landing.plansTitle')}</h2>
      <p className={landing.sectionText}>{t('landing.plansText')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('landing.feature')}</th>
            {PLANS.map((plan) => (
              <th key={plan} scope="col">
                {plan !== 'community' && <PlanIcon plan={plan} />} {PLAN_NAMES[plan]}
              </th>
            ))}
          </tr>
        </thead>
        {PRODUCTS.map((product) => (
          <tbody key={product.id}>
            <tr>
              <th scope="rowgroup" colSpan={PLANS.length + 1} className={styles.product}>
                <SiteLink to={product.path}>{product.name}</SiteLink>
              </th>
            </tr>
            {PLAN_FEATURES[product.id]?.map((row) => (
              <FeatureRow key={row.from} {...row} folder={product.path} />
            ))}
          </tbody>
        ))}
      </table>
      <div className={styles.links}>
        <SiteLink to="/x/introduction/licensing/" className={landing.cardLink}>
          {t('landing.licensing')}
        </SiteLink>
        <SiteLink to="https://mui.com/pricing/" className={landing.cardLink}>
          {t('landing.prices')}
        </SiteLink>
      </div>
    </section>
  );
}

function FeatureRow({ features, from, folder }: PlanFeature & { readonly folder: string }) {
  return (
    <tr>
      <th scope="row">
        {features.map(({ name, to }, index) => (
          <Fragment key={to}>
            {index > 0 && ', '}
            <SiteLink to={`${folder}${to}/`}>{name}</SiteLink>
          </Fragment>
        ))}
      </th>
      {PLANS.map((plan) => (
        <td key={plan} data-plan={PLAN_NAMES[plan]}>
          <FeatureMark included={includesPlan(plan, from) ? 'true' : 'false'} />
        </td>
      ))}
    </tr>
  );
}

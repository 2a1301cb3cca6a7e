import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { Callout } from '@site/src/content/browser/callout';
import { useTranslate } from '@site/src/base/browser/messages';
import { parseErrorQuery, type ErrorCodes } from '@site/src/api/shared/errorCodes';
import { ownValue } from '@site/src/base/shared/ownValue';
import { ErrorMessage } from './ErrorMessage';
import styles from './ProductionError.module.css';

interface ProductionErrorProps {
  readonly codes: ErrorCodes;
}

/** The message behind the code in the address, then all messages. */
export function ProductionError({ codes }: ProductionErrorProps) {
  const t = useTranslate();
  const { search } = useLocation();
  // The page is built without a query string, so the first render in the browser must ignore it.
  const isBrowser = useIsBrowser();
  const { args, code } = parseErrorQuery(isBrowser ? search : '');
  const template = ownValue(codes, code);

  return (
    <main id="main-content" className={`prose ${styles.page}`}>
      <h1>{t('productionError.title')}</h1>
      <p>{t('productionError.intro')}</p>
      {code !== null && template !== undefined && (
        <section aria-label={t('productionError.messageOf', { code })}>
          <h2>{t('productionError.messageOf', { code })}</h2>
          <ErrorMessage template={template} args={args} />
        </section>
      )}
      {code !== null && template === undefined && (
        <Callout type="warning" title={t('productionError.unknown', { code })}>
          {t('productionError.unknownHint')}
        </Callout>
      )}
      <h2>{t('productionError.all')}</h2>
      <p>{t('productionError.notMinified')}</p>
      <dl className={styles.codes}>
        {Object.entries(codes).map(([key, message]) => (
          <div key={key} id={`code-${key}`} className={styles.code}>
            <dt>
              <a href={`#code-${key}`}>{key}</a>
            </dt>
            <dd>
              <ErrorMessage template={message} />
            </dd>
          </div>
        ))}
      </dl>
    </main>
  );
}

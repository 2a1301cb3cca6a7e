import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/base/browser/messages';
import { choiceStyles as styles } from '@site/src/base/browser/ui/ChoiceGroup';

/** Links to this page in the other languages of the build. Renders nothing if there is only one. */
export function LanguageLinks() {
  const t = useTranslate();
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  if (i18n.locales.length < 2) {
    return null;
  }
  return (
    <nav className={styles.group} aria-label={t('settings.language')}>
      <p className={styles.legend}>{t('settings.language')}</p>
      <div className={styles.options}>
        {i18n.locales.map((locale) => (
          <a
            key={locale}
            href={createUrl({ locale, fullyQualified: false })}
            className={styles.option}
            lang={i18n.localeConfigs[locale]?.htmlLang}
            hrefLang={i18n.localeConfigs[locale]?.htmlLang}
            aria-current={locale === i18n.currentLocale ? 'true' : undefined}
          >
            {i18n.localeConfigs[locale]?.label}
          </a>
        ))}
      </div>
    </nav>
  );
}

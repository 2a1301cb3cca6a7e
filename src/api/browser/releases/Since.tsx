import type { ApiSince } from '@site/src/api/shared/apiPage';
import { releasesIn } from '@site/src/api/shared/releases';
import { useLanguage, useTranslate } from '@site/src/base/browser/messages';
import { Chip } from '@site/src/base/browser/ui/Chip';
import styles from './Since.module.css';

/** A major, a release, or several of which one isn't known to be the right one, as text. */
export function useSinceText(): (since: ApiSince) => string {
  const language = useLanguage();
  return (since) => {
    const releases = releasesIn(since);
    return releases.length > 1
      ? new Intl.ListFormat(language, { type: 'disjunction' }).format(releases)
      : since;
  };
}

interface SinceProps {
  readonly since: ApiSince;
  /** Whether it is the major of the page. */
  readonly isNew?: boolean;
}

/** What added an entry to an older component. The newest major and its releases are chips. */
export function Since({ isNew, since }: SinceProps) {
  const t = useTranslate();
  const textOf = useSinceText();
  if (isNew) {
    return <Chip>{t('api-docs.newIn', { major: since })}</Chip>;
  }
  const text = t('api-docs.sinceMajor', { major: textOf(since) });
  return releasesIn(since).length > 0 ? (
    <Chip>{text}</Chip>
  ) : (
    <span className={styles.since}>{text}</span>
  );
}

/** Says that something is deprecated and, if known, since when. */
export function DeprecatedChip({ since }: { readonly since?: ApiSince }) {
  const t = useTranslate();
  const textOf = useSinceText();
  return (
    <Chip tone="warning">
      {since ? t('api-docs.historyDeprecated', { major: textOf(since) }) : t('api-docs.deprecated')}
    </Chip>
  );
}

import { Chip } from '@site/src/base/browser/ui/Chip';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import type { FoundCause } from '@site/src/upgrade/shared/check/checkProject';
import {
  findingTexts,
  otherPlaces,
  placeText,
  type Say,
} from '@site/src/upgrade/shared/check/reportText';
import { CodeText } from './CodeText';
import styles from './Report.module.css';

const TONES = { certain: 'warning', check: 'neutral', newer: 'accent' } as const;

interface FindingItemProps {
  readonly finding: FoundCause;
  readonly say: Say;
}

/** A finding: what is wrong, where, what to do, and the section that explains it. */
export function FindingItem({ finding, say }: FindingItemProps) {
  const { certainty, code, file, page, to } = finding;
  const { title, todo, what } = findingTexts(finding, say);
  const others = otherPlaces(finding, say);
  return (
    <li className={styles.finding} data-certainty={certainty}>
      <p className={styles.name}>
        <Chip tone={TONES[certainty]}>{say(`check.certainty.${certainty}`)}</Chip>{' '}
        <span>
          <CodeText text={title} />
        </span>
      </p>
      <p className={styles.place} {...(file !== '' && { dir: 'ltr', 'data-path': true })}>
        {placeText(finding, say)}
      </p>
      {code !== undefined && code !== '' && <code className={styles.code}>{code}</code>}
      {others !== '' && <p className={styles.others}>{others}</p>}
      {[what, todo].filter(Boolean).map((text) => (
        <p key={text} className={styles.text}>
          <CodeText text={text} />
        </p>
      ))}
      <p className={styles.text}>
        <SiteLink to={`/x/${to}`}>{say('check.read', { page })}</SiteLink>
      </p>
    </li>
  );
}

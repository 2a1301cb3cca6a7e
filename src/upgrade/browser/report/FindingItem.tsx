import { Chip } from '@site/src/base/browser/ui/Chip';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import type { FoundCause } from '@site/src/upgrade/shared/check/checkProject';
import { findingTexts, otherPlaces, placeText } from '@site/src/upgrade/shared/check/reportText';
import { useSay } from './useSay';
import styles from './Report.module.css';

const TONES = { certain: 'warning', check: 'neutral', newer: 'accent' } as const;

/** A message whose names are between backticks. */
function CodeText({ text }: { readonly text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** A finding: what is wrong, where, what to do, and the section that explains it. */
export function FindingItem({ finding }: { readonly finding: FoundCause }) {
  const say = useSay();
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

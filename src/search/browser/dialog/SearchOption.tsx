import type { MouseEvent } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { PlanIcon } from '@site/src/content/browser/plan';
import type { SearchHit } from '@site/src/search/shared/engine';
import { Highlighted } from './Highlighted';
import { placeOf } from './describeHit';
import styles from './SearchResults.module.css';

interface SearchOptionProps {
  readonly id: string;
  readonly hit: SearchHit;
  /** The name that the reader sees. */
  readonly title: string;
  /** The words of the query in lowercase. */
  readonly typed: readonly string[];
  readonly href: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A result: its name, kind, and place. A real link, so that it can be opened in a tab. */
export function SearchOption(props: SearchOptionProps) {
  const { id, hit, title, typed, href, isActive, onPoint, onClick } = props;
  const { record, terms } = hit;
  const t = useTranslate();
  return (
    <a
      role="option"
      id={id}
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onClick}
    >
      <span className={styles.head}>
        <span className={styles.name} data-kind={record.kind}>
          <Highlighted text={title} terms={terms} typed={typed} />
        </span>
        {record.plan && <PlanIcon plan={record.plan} className={styles.plan} />}
        <span className={styles.kind}>{t(`search.kinds.${record.kind}`)}</span>
      </span>
      <span className={styles.place}>{placeOf(hit, t)}</span>
      {record.text && (
        <span className={styles.text}>
          <Highlighted text={record.text} terms={terms} typed={typed} />
        </span>
      )}
    </a>
  );
}

import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTranslate } from '@site/src/features/i18n';
import { CommentIcon } from '../icons';
import { requestComment } from '../model/commentRequest';
import { textOf } from './textOf';
import styles from './SectionComment.module.css';

interface SectionCommentProps {
  readonly level: 'h2' | 'h3';
  /** Id of the section's heading. */
  readonly id: string | undefined;
  /** What the heading is made of. */
  readonly heading: ReactNode;
}

/**
 * The button that comments on a section. It stands right after the section's heading, not in it, so
 * that the heading's name stays its text.
 */
export function SectionComment({ level, id, heading }: SectionCommentProps) {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const title = textOf(heading);
  if (!isBrowser || !id || !title) {
    return null;
  }
  return (
    <button
      type="button"
      className={styles.button}
      data-level={level}
      data-feedback-hash={id}
      aria-label={t('feedbackSectionComment', { section: title })}
      title={t('feedbackSectionComment', { section: title })}
      onClick={() => requestComment({ hash: id, title })}
    >
      <CommentIcon />
    </button>
  );
}

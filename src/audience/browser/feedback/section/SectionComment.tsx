import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTranslate } from '@site/src/base/browser/messages';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CommentIcon } from '@site/src/base/browser/ui/icons/page';
import { requestComment } from '../model/commentRequest';
import { textOf } from './textOf';
import styles from './SectionComment.module.css';

interface SectionCommentProps {
  readonly level: 'h2' | 'h3';
  /** The id of the section's heading. */
  readonly id: string | undefined;
  /** The children of the heading. */
  readonly heading: ReactNode;
}

/**
 * A button to comment on a section. It follows the heading instead of being inside it, so that it
 * isn't part of the heading's accessible name.
 */
export function SectionComment({ level, id, heading }: SectionCommentProps) {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const title = textOf(heading);
  if (!isBrowser || !id || !title) {
    return null;
  }
  return (
    <IconButton
      className={styles.button}
      data-level={level}
      data-feedback-hash={id}
      label={t('feedbackSectionComment', { section: title })}
      onClick={() => requestComment({ hash: id, title })}
    >
      <CommentIcon />
    </IconButton>
  );
}

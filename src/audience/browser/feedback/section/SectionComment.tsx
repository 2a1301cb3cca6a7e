import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
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
 * A button to comment on a section, and the place where the form opens. They follow the heading
 * instead of being inside it, so that they aren't part of its accessible name.
 */
export function SectionComment({ level, id, heading }: SectionCommentProps) {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const title = textOf(heading);
  const [requests, setRequests] = useState(0);
  const placeRef = useRef<HTMLDivElement>(null);
  const request = useEffectEvent(() => {
    if (id) {
      requestComment({ hash: id, title }, placeRef.current);
    }
  });
  // Once the place exists.
  useEffect(() => {
    if (requests > 0) {
      request();
    }
  }, [requests]);
  if (!isBrowser || !id || !title) {
    return null;
  }
  return (
    <>
      <IconButton
        className={styles.button}
        data-level={level}
        data-feedback-hash={id}
        label={t('feedbackSectionComment', { section: title })}
        onClick={() => setRequests((count) => count + 1)}
      >
        <CommentIcon />
      </IconButton>
      {requests > 0 && <div ref={placeRef} className={styles.place} />}
    </>
  );
}

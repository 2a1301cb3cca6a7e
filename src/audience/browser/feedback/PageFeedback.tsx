import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { useTranslate } from '@site/src/base/browser/messages';
import { OptionalBoundary, useLazy } from '@site/src/base/browser/lazy';
import { useServices } from '@site/src/base/browser/docs-config';
import { useStoredChoice } from '@site/src/base/browser/storage';
import { ratingKey } from '@site/src/base/shared/storageKeys';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { ThumbDownIcon, ThumbUpIcon } from '@site/src/base/browser/ui/icons/page';
import { onCommentRequest, type CommentRequest } from './model/commentRequest';
import { parseRating } from './model/feedbackMachine';
import { useQueuedFeedback } from './useQueuedFeedback';
import styles from './PageFeedback.module.css';

const loadForm = () => import(/* webpackChunkName: "feedback" */ './form');
const parseStored = (stored: string | null) => (parseRating(stored) === null ? '' : String(stored));

/** Asks whether a page helped. The comment form loads when a reader opens it. */
export function PageFeedback() {
  const { pathname } = useLocation();
  return <FeedbackPrompt key={pathname} pathname={pathname} />;
}

function FeedbackPrompt({ pathname }: { readonly pathname: string }) {
  const t = useTranslate();
  const url = useServices().feedback?.url;
  const [stored, store] = useStoredChoice(ratingKey(pathname), parseStored);
  const [ask, setAsk] = useState<CommentRequest | null>(null);
  const promptRef = useRef<HTMLParagraphElement>(null);
  const { value: form } = useLazy(loadForm, ask !== null);
  const rating = parseRating(stored);
  useEffect(() => onCommentRequest(setAsk), []);
  useQueuedFeedback(url);

  // Choosing the same thumb again keeps the rating and returns to the form.
  const rate = (next: 0 | 1) => {
    store(String(next));
    setAsk({ section: null, rating: next === rating ? undefined : next });
  };
  return (
    <section className={styles.feedback} aria-label={t('feedbackMessage')}>
      <div className={styles.prompt}>
        <p ref={promptRef} tabIndex={-1} className={styles.question}>
          {t('feedbackMessage')}
        </p>
        <IconButton label={t('feedbackYes')} aria-pressed={rating === 1} onClick={() => rate(1)}>
          <ThumbUpIcon />
        </IconButton>
        <IconButton label={t('feedbackNo')} aria-pressed={rating === 0} onClick={() => rate(0)}>
          <ThumbDownIcon />
        </IconButton>
      </div>
      {form && ask && url && (
        <OptionalBoundary>
          <form.FeedbackConversation
            ask={ask}
            rating={rating}
            url={url}
            onClose={() => promptRef.current?.focus()}
          />
        </OptionalBoundary>
      )}
    </section>
  );
}

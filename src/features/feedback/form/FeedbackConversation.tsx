import { useEffect, useReducer, useRef } from 'react';
import { useDocsConfig } from '@site/src/features/docs-config';
import { useTranslate } from '@site/src/features/i18n';
import type { Rating } from '@site/src/shared/feedback';
import type { CommentRequest } from '../model/commentRequest';
import { feedbackReducer, INITIAL_FEEDBACK } from '../model/feedbackMachine';
import { createFeedbackPayload } from './createFeedbackPayload';
import { deliverFeedback } from './deliverFeedback';
import { deliverVote } from './deliverVote';
import { FeedbackForm } from './FeedbackForm';
import styles from './FeedbackForm.module.css';

/** How long a success message is shown, in ms. */
const NOTICE_MS = 3000;

interface FeedbackConversationProps {
  /** The latest request of the reader. Each opens the form or focuses it. */
  readonly ask: CommentRequest;
  readonly rating: Rating;
  readonly url: string;
  /** Called after the form has closed, so that the focus moves elsewhere. */
  readonly onClose: () => void;
}

/** The form and the status of what was sent. */
export function FeedbackConversation({ ask, rating, url, onClose }: FeedbackConversationProps) {
  const t = useTranslate();
  const [state, dispatch] = useReducer(feedbackReducer, INITIAL_FEEDBACK);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const sentVote = useRef<CommentRequest>(null);
  const { repositoryUrl } = useDocsConfig();

  useEffect(() => {
    dispatch(ask.section ? { type: 'comment-on', section: ask.section } : { type: 'rate' });
  }, [ask]);
  useEffect(() => {
    // A rating is sent without a comment, because most readers never write one.
    if (ask.vote !== undefined && sentVote.current !== ask) {
      sentVote.current = ask;
      void deliverVote(url, createFeedbackPayload({ rating: ask.vote }, repositoryUrl));
    }
  }, [ask, url, repositoryUrl]);
  useEffect(() => {
    if (state.isOpen) {
      textRef.current?.focus();
    }
  }, [ask, state.isOpen]);
  useEffect(() => {
    if (state.status !== 'sent' && state.status !== 'kept') {
      return undefined;
    }
    const timer = setTimeout(() => dispatch({ type: 'dismiss' }), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [state.status]);

  const submit = async () => {
    const next = feedbackReducer(state, { type: 'submit' });
    dispatch({ type: 'submit' });
    // Two clicks may happen before the first one renders.
    if (next.status !== 'sending' || isSending.current) {
      return;
    }
    isSending.current = true;
    const payload = createFeedbackPayload({ ...state, rating }, repositoryUrl);
    const status = await deliverFeedback(url, payload);
    isSending.current = false;
    dispatch({ type: 'answer', status });
    if (status !== 'failed') {
      onClose();
    }
  };

  return (
    <>
      {state.isOpen && (
        <FeedbackForm
          state={state}
          rating={rating}
          textRef={textRef}
          onWrite={(comment) => dispatch({ type: 'write', comment })}
          onSubmit={() => void submit()}
          onCancel={() => {
            dispatch({ type: 'cancel' });
            onClose();
          }}
        />
      )}
      <div role="status" className={styles.notice}>
        {state.status === 'sent' && t('feedbackSubmitted')}
        {state.status === 'kept' && t('feedbackKept')}
      </div>
    </>
  );
}

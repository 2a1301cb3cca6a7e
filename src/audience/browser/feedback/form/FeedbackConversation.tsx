import { useCallback, useEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate, type TranslationKey } from '@site/src/base/browser/messages';
import { Notice } from '@site/src/base/browser/ui/Notice';
import type { Rating } from '@site/src/audience/shared/feedback';
import type { CommentRequest } from '../model/commentRequest';
import {
  feedbackReducer,
  INITIAL_FEEDBACK,
  type FeedbackSection,
  type FeedbackStatus,
} from '../model/feedbackMachine';
import { createFeedbackPayload } from './createFeedbackPayload';
import { deliverFeedback, deliverRating } from './deliverFeedback';
import { FeedbackForm } from './FeedbackForm';

/** The message after the form has closed. */
const MESSAGES: Partial<Record<FeedbackStatus, TranslationKey>> = {
  sent: 'feedback.submitted',
  queued: 'feedback.queued',
};

interface FeedbackConversationProps {
  /** The latest request of the reader. Each opens the form or focuses it. */
  readonly ask: CommentRequest;
  readonly rating: Rating;
  readonly url: string;
  /** Called after the form about the page has closed, so that the focus moves elsewhere. */
  readonly onClose: () => void;
}

/** The button that asked for a comment on a section. */
function buttonOf({ hash }: FeedbackSection): HTMLElement | null {
  return document.querySelector(`[data-feedback-hash="${CSS.escape(hash)}"]`);
}

/** The form, at the section that it is about or at the end of the page, and the status of what was sent. */
export function FeedbackConversation({ ask, rating, url, onClose }: FeedbackConversationProps) {
  const t = useTranslate();
  const [state, dispatch] = useReducer(feedbackReducer, INITIAL_FEEDBACK);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const sentRating = useRef<CommentRequest>(null);
  const { repositoryUrl } = useDocsConfig();

  useEffect(() => {
    dispatch(ask.section ? { type: 'comment-on', section: ask.section } : { type: 'rate' });
  }, [ask]);
  useEffect(() => {
    // A rating is sent without a comment, because most readers never write one.
    if (ask.rating !== undefined && sentRating.current !== ask) {
      sentRating.current = ask;
      void deliverRating(url, createFeedbackPayload({ rating: ask.rating }, repositoryUrl));
    }
  }, [ask, url, repositoryUrl]);
  useEffect(() => {
    if (state.isOpen) {
      textRef.current?.focus();
    }
  }, [ask, state.isOpen]);
  const dismiss = useCallback(() => dispatch({ type: 'dismiss' }), []);

  const { section } = state;
  // The place disappears with its section, for example when a tab changes.
  const place = section && ask.place?.isConnected ? ask.place : null;
  const close = () => (section && buttonOf(section) ? buttonOf(section)?.focus() : onClose());

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
    dispatch({ type: 'respond', status });
    if (status !== 'failed') {
      close();
    }
  };

  const form = (
    <FeedbackForm
      state={state}
      rating={rating}
      textRef={textRef}
      onWrite={(comment) => dispatch({ type: 'write', comment })}
      onSubmit={() => void submit()}
      onCancel={() => {
        dispatch({ type: 'cancel' });
        close();
      }}
    />
  );
  const key = MESSAGES[state.status] ?? null;
  return (
    <>
      {state.isOpen && (place ? createPortal(form, place) : form)}
      <Notice text={key && t(key)} onDone={dismiss} />
    </>
  );
}

import { useId, type KeyboardEvent, type Ref } from 'react';
import { useTranslate, type Translate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { TextArea } from '@site/src/base/browser/ui/fields';
import {
  MAX_COMMENT_LENGTH,
  MIN_COMMENT_LENGTH,
  type Rating,
} from '@site/src/audience/shared/feedback';
import type { FeedbackState } from '../model/feedbackMachine';
import { IssueLink } from './IssueLink';
import styles from './FeedbackForm.module.css';

interface FeedbackFormProps {
  readonly state: FeedbackState;
  readonly rating: Rating;
  readonly textRef: Ref<HTMLTextAreaElement>;
  readonly onWrite: (comment: string) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

export function FeedbackForm(props: FeedbackFormProps) {
  const { state, rating, textRef, onWrite, onSubmit, onCancel } = props;
  const t = useTranslate();
  const id = useId();
  const isSending = state.status === 'sending';

  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      onSubmit();
    }
  };
  return (
    <form
      className={styles.form}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className={styles.label} htmlFor={`${id}text`}>
        {describe(t, state, rating)}
      </label>
      <TextArea
        ref={textRef}
        id={`${id}text`}
        className={styles.text}
        rows={2}
        maxLength={MAX_COMMENT_LENGTH}
        value={state.comment}
        readOnly={isSending}
        aria-describedby={`${id}problem ${id}keys`}
        aria-invalid={state.status === 'too-short'}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={submitByKeys}
      />
      <p id={`${id}problem`} role="alert" className={styles.problem}>
        {problemOf(t, state)}
      </p>
      {rating !== 1 && <IssueLink />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={isSending}>
          {isSending && <span className={styles.spinner} />}
          <span>
            {t(
              isSending
                ? 'feedback.sending'
                : state.status === 'failed'
                  ? 'retry'
                  : 'feedback.submit',
            )}
          </span>
        </Button>
        <Button disabled={isSending} onClick={onCancel}>
          {t('feedback.cancel')}
        </Button>
        <span id={`${id}keys`} className={styles.keys}>
          {t('feedback.shortcut', { keys: isApple() ? '⌘ + Enter' : 'Ctrl + Enter' })}
        </span>
      </div>
    </form>
  );
}

function problemOf(t: Translate, { status }: FeedbackState): string {
  if (status === 'too-short') {
    return t('feedback.tooShort', { count: MIN_COMMENT_LENGTH });
  }
  return status === 'failed' ? t('feedback.failed') : '';
}

function describe(t: Translate, state: FeedbackState, rating: Rating) {
  if (state.section) {
    return t('feedback.aboutSection', { section: state.section.title });
  }
  return t(rating === 1 ? 'feedback.messageUp' : 'feedback.messageDown');
}

/** Only called in the browser, because the form loads on demand. */
function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

import { splitLanguage } from '@site/src/base/shared/localePath';
import { productFromPath } from '@site/src/content/shared/productFromPath';
import type { FeedbackPayload, Rating } from '@site/src/audience/shared/feedback';
import type { FeedbackSection } from '../model/feedbackMachine';

interface Feedback {
  readonly rating: Rating;
  /** Empty for a rating without a comment. */
  readonly comment?: string;
  /** `null` for the whole page. */
  readonly section?: FeedbackSection | null;
}

/** Creates the payload for the current page, which need not be in the menu. */
export function createFeedbackPayload(
  { rating, comment = '', section }: Feedback,
  githubRepo: string,
): FeedbackPayload {
  const { origin, pathname, href } = window.location;
  return {
    callback_id: 'send_feedback',
    rating,
    comment,
    currentLocationURL: href,
    commentSectionURL: `${origin}${pathname}#${section?.hash ?? ''}`,
    commentSectionTitle: section?.title ?? '',
    githubRepo,
    productId: productFromPath(splitLanguage(pathname).canonicalHref).productId,
  };
}

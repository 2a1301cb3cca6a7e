import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { splitLanguage } from '@site/src/shared/localePath';
import { productFromPath } from '@site/src/shared/productFromPath';
import type { FeedbackPayload, Rating } from '@site/src/shared/feedback';
import type { FeedbackState } from '../model/feedbackMachine';

type CreatePayload = (
  state: Pick<FeedbackState, 'comment' | 'section'>,
  rating: Rating,
) => FeedbackPayload;

/** @returns the function that describes a comment on the page that is open; the page need not be in the menu. */
export function useFeedbackPayload(): CreatePayload {
  const { siteConfig } = useDocusaurusContext();
  return ({ comment, section }, rating) => {
    const { origin, pathname, href } = window.location;
    return {
      callback_id: 'send_feedback',
      rating,
      comment,
      currentLocationURL: href,
      commentSectionURL: `${origin}${pathname}#${section?.hash ?? ''}`,
      commentSectionTitle: section?.title ?? '',
      githubRepo: String(siteConfig.customFields?.repositoryUrl),
      productId: productFromPath(splitLanguage(pathname).canonicalAs).productId,
    };
  };
}

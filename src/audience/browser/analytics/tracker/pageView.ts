import { splitLanguage } from '@site/src/base/shared/localePath';
import { productFromPath } from '@site/src/content/shared/productFromPath';
import type { EventParameters } from '../trackEvent';

/**
 * Describes a page view: the path without a locale, query, or hash (which may contain what a reader
 * typed), and the product of the page.
 */
export function describePageView(pathname: string, title: string): EventParameters {
  const [path = ''] = splitLanguage(pathname).canonicalHref.split(/[?#]/);
  return { page_title: title, page_location: path, ...productFromPath(path) };
}

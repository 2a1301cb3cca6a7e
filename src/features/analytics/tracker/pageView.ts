import { splitLanguage } from '@site/src/shared/localePath';
import { productFromPath } from '@site/src/shared/productFromPath';
import type { EventParameters } from '../trackEvent';

/**
 * What is told about a page: its path as every language has it, without query and hash, which may
 * hold what a reader typed, and what it documents.
 */
export function describePageView(pathname: string, title: string): EventParameters {
  const [path = ''] = splitLanguage(pathname).canonicalAsServer.split('?');
  return { page_title: title, page_location: path, ...productFromPath(path) };
}

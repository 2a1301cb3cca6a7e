import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { DeprecationNote } from './members/DeprecationNote';

/** The note at the start of the page of a deprecated component. */
export function Deprecation({ deprecated }: ApiPageData) {
  return deprecated && <DeprecationNote reason={deprecated} />;
}

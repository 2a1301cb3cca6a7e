import { useEffect } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface MovedSectionProps {
  /** The published id, which links on other sites use. */
  readonly id: string;
  /**
   * The new place of the section, below the base URL. Default: the content that follows on this
   * page.
   */
  readonly to?: string;
}

/** The target of a published id whose section moved. The build creates it from `movedSections`. */
export function MovedSection({ id, to = '' }: MovedSectionProps) {
  const { collectAnchor, collectLink } = useBrokenLinks();
  const { hash } = useLocation();
  const history = useHistory();
  const target = useBaseUrl(to);
  const hasLeft = to !== '';
  collectAnchor(id);
  if (hasLeft) {
    collectLink(target);
  }
  useEffect(() => {
    if (hasLeft && hash === `#${id}`) {
      history.replace(target);
    }
  }, [hasLeft, hash, history, id, target]);
  return <span id={id} />;
}

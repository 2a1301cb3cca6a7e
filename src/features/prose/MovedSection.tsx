import { useEffect } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface MovedSectionProps {
  /** The id that links on the web know. */
  readonly id: string;
  /** Where the section is now, below the base URL; without it, what follows on this page. */
  readonly to?: string;
}

/** Stands where a published id used to lead to. Made by the build from `movedSections`. */
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

import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { splitLanguage } from '@site/src/shared/localePath';
import { splitMajor, type Major, type VersionTopology } from '@site/src/shared/versions';

interface OpenVersion {
  readonly topology: VersionTopology;
  /** The major of the page that is open; the root's where it belongs to none. */
  readonly major: Major;
  /** The page's English path without the major: `/x/react-charts/bars/`. */
  readonly path: string;
}

export function useVersion(): OpenVersion {
  const { siteConfig } = useDocusaurusContext();
  const topology = siteConfig.customFields?.versions as VersionTopology;
  const { canonicalAs } = splitLanguage(useLocation().pathname);
  return { topology, ...splitMajor(topology, canonicalAs) };
}

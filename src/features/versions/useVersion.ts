import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDocsConfig } from '@site/src/features/docs-config';
import { splitLanguage } from '@site/src/shared/localePath';
import {
  majorOfDocsVersion,
  splitMajor,
  type Major,
  type VersionTopology,
} from '@site/src/shared/versions';

interface OpenVersion {
  readonly topology: VersionTopology;
  /** The major of the page that is open; the root's where it belongs to none. */
  readonly major: Major;
  /** The page's English path without the major: `/x/react-charts/bars/`. */
  readonly path: string;
}

/**
 * The major that the HTML was made for. One file answers for every missing address, also for those
 * below the folder of an older major, and React's first render must say the same.
 */
const majorOfHtml = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLMetaElement>('meta[name="mui:version"]')?.content
  : undefined;

export function useVersion(): OpenVersion {
  const { versions: topology } = useDocsConfig();
  const isBrowser = useIsBrowser();
  const { canonicalAs } = splitLanguage(useLocation().pathname);
  const { major, path } = splitMajor(topology, canonicalAs);
  const isOfHtml = !isBrowser && majorOfHtml !== undefined;
  return { topology, path, major: isOfHtml ? majorOfDocsVersion(majorOfHtml) : major };
}

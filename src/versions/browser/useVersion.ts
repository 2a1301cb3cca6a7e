import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { splitLanguage } from '@site/src/base/shared/localePath';
import {
  majorOfDocsVersion,
  splitMajor,
  type Major,
  type VersionTopology,
} from '@site/src/versions/shared/versions';

interface OpenVersion {
  readonly topology: VersionTopology;
  /** The major of the current page, or that of the root. */
  readonly major: Major;
  /** The page's English path without the major: `/x/react-charts/bars/`. */
  readonly path: string;
}

/**
 * The major for which the HTML was rendered. All missing URLs share one HTML file, including those
 * below the folder of an older major, and the first render must match it.
 */
const majorOfHtml = ExecutionEnvironment.canUseDOM
  ? document.querySelector<HTMLMetaElement>('meta[name="mui:version"]')?.content
  : undefined;

export function useVersion(): OpenVersion {
  const { versions: topology } = useDocsConfig();
  const isBrowser = useIsBrowser();
  const { canonicalHref } = splitLanguage(useLocation().pathname);
  const { major, path } = splitMajor(topology, canonicalHref);
  const isOfHtml = !isBrowser && majorOfHtml !== undefined;
  return { topology, path, major: isOfHtml ? majorOfDocsVersion(majorOfHtml) : major };
}

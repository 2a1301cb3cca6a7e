import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import {
  SEARCH_PLUGIN,
  type SearchManifest,
  type SearchVersion,
} from '@site/src/search/shared/manifest';

/** The search indexes of this build. */
export interface SearchFiles {
  readonly versions: readonly SearchVersion[];
  /** The version of the current page. */
  readonly current: SearchVersion;
  /** Makes a path below the base URL absolute. */
  readonly resolve: (path: string) => string;
}

export function useSearchFiles(): SearchFiles {
  const { versions } = usePluginData(SEARCH_PLUGIN, undefined, {
    failfast: true,
  }) as SearchManifest;
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const { pathname } = useLocation();
  const below = pathname.slice(siteConfig.baseUrl.length);

  return useMemo(() => {
    const [newest] = versions;
    if (!newest) {
      throw new Error(
        'The search has no index: the plugin in src/search/node published none. ' +
          'Is it registered in docusaurus.config.ts?',
      );
    }
    return {
      versions,
      current: versions.find(({ version }) => below.startsWith(`${version}/`)) ?? newest,
      resolve: withBaseUrl,
    };
  }, [versions, below, withBaseUrl]);
}

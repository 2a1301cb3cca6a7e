import { useContext } from 'react';
import { DocsConfigContext, type DocsConfigValue } from './DocsConfigContext';

/**
 * The site's configuration, which is a stable object.
 *
 * @throws outside `DocsProvider`, which `theme/Root` renders around all pages
 */
export function useDocsConfig(): DocsConfigValue {
  const config = useContext(DocsConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a DocsProvider',
    );
  }
  return config;
}

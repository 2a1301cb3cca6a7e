export { DocsConfigContext } from './DocsConfigContext';
export { DocsProvider } from './DocsProvider';
export { readServices } from './readServices';
export { useDocsConfig } from './useDocsConfig';
export { useServices } from './useServices';

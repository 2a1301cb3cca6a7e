/** Mocks every `@generated/…` module that Docusaurus writes during a build. */
const generated = {
  // @generated/site-storage
  type: 'localStorage',
  namespace: '',
  // @generated/docusaurus.config
  baseUrl: '/x/',
  trailingSlash: true,
};

export default generated;

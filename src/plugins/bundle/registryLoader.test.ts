/** @jest-environment node */
import registryLoader from './registryLoader.mjs';

it('drops the names of modules and nothing else', () => {
  const source = `export default {
  "01722b55": [() => import(/* webpackChunkName: "01722b55" */ "@site/docs/a/a.mdx"), "@site/docs/a/a.mdx", require.resolveWeak("@site/docs/a/a.mdx")],
};`;
  expect(registryLoader(source)).toBe(`export default {
  "01722b55": [() => import(/* webpackChunkName: "01722b55" */ "@site/docs/a/a.mdx"), "", require.resolveWeak("@site/docs/a/a.mdx")],
};`);
});

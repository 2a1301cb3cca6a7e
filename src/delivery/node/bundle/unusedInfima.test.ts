import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { UNUSED_INFIMA, unusedInfima } from './unusedInfima';

const FILE = '/site/node_modules/infima/dist/css/default/default.css';
const run = async (css: string, from = FILE) =>
  (await postcss([unusedInfima]).process(css, { from })).css;

it('removes the rules of components that no page uses', async () => {
  expect(await run('.navbar__item{a:b}.menu--show{a:b}.card{a:b}.tabs{a:b}')).toBe('.tabs{a:b}');
});

it('keeps the other selectors of a rule', async () => {
  expect(await run('.card a,.tabs{a:b}')).toBe('.tabs{a:b}');
});

it('matches whole names only', async () => {
  expect(await run('.cards{a:b}.menubar{a:b}')).toBe('.cards{a:b}.menubar{a:b}');
});

it('does not change other style sheets', async () => {
  expect(await run('.card{a:b}', '/site/src/css/site.css')).toBe('.card{a:b}');
});

it('removes their variables, except the height of the header', async () => {
  expect(
    await run(':root{--ifm-card-a:b;--ifm-navbar-height:60px;--ifm-menu-c:d;--ifm-alert-e:f}'),
  ).toBe(':root{--ifm-navbar-height:60px;--ifm-alert-e:f}');
});

it('lists only components of the installed Infima', async () => {
  const file = path.resolve('node_modules/infima/dist/css/default/default.css');
  const css = await readFile(file, 'utf8');
  const unknown = UNUSED_INFIMA.filter((name) => !new RegExp(`\\.${name}(?![a-z])`).test(css));
  expect(unknown).toEqual([]);
  expect((await run(css, file)).length).toBeLessThan(css.length * 0.8);
});

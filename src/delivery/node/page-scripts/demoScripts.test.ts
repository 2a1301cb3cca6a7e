import type { ChunkGroups } from '../bundle';
import { demoScripts } from './demoScripts';

const group = (
  requests: readonly string[],
  files: readonly string[],
  more: { readonly name?: string; readonly children?: readonly number[] } = {},
) => ({ requests, files, children: [], ...more });

const GROUPS: ChunkGroups = {
  entry: 0,
  groups: [
    group([], ['main.js']),
    group(['@site/docs/bars.mdx'], ['bars.js'], { children: [3, 4, 5] }),
    group(['@site/versioned_docs/bars.mdx'], ['old-bars.js'], { children: [6] }),
    group(['./bars.mdx?demo-chunk=components:Bars,Stacks'], ['grid.js', 'opening.js']),
    group(['./bars.mdx?demo-chunk=components:BarsInRows'], ['others.js']),
    group(['./bars.mdx?demo-chunk=modules:Bars,Stacks'], ['modules.js']),
    group(['./bars.mdx?demo-chunk=components:Bars,Stacks'], ['old-opening.js']),
    group(['./DemoRuntime'], ['theme.js', 'theme.css', 'grid.js'], { name: 'demo-base' }),
  ],
};
const isOfPage = ({ requests }: { readonly requests: readonly string[] }) =>
  requests.includes('@site/docs/bars.mdx');

it.each(['<div data-demo-canvas=Bars>', '<div class="a" data-demo-canvas="Bars" data-status=x>'])(
  'finds the scripts of the first demo, and of all demos, in %s',
  (html) => {
    expect(demoScripts(GROUPS, isOfPage, `${html}<div data-demo-canvas=BarsInRows>`)).toEqual([
      'grid.js',
      'opening.js',
      'theme.js',
    ]);
  },
);

it.each(['<p>Text', '<code>data-demo-canvas=Bars</code>', '<div data-demo-canvas=Unknown>'])(
  'finds none in %s',
  (html) => {
    expect(demoScripts(GROUPS, isOfPage, html)).toEqual([]);
  },
);

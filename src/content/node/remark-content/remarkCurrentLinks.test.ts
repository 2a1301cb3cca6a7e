import type { Definition, Link, Root } from 'mdast';
import type { VersionTopology } from '../../../versions/shared/versions';
import { remarkCurrentLinks } from './remarkCurrentLinks';

const ofV5: VersionTopology = {
  root: 'v5',
  included: ['v5'],
  hosts: { v8: 'https://docs.example.com' },
};

function linked(topology: VersionTopology, url: string): string[] {
  const link: Link = { type: 'link', url, children: [] };
  const definition: Definition = { type: 'definition', identifier: 'guide', url };
  const root: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [link] }, definition],
  };
  remarkCurrentLinks({ topology })(root);
  return [link.url, definition.url];
}

it.each([
  '/migration/migration-data-grid-v6/#columns',
  '/x/migration/migration-data-grid-v6/#columns',
])('leads %s from the host of an older major to the host of the current one', (url) => {
  const there = 'https://docs.example.com/x/migration/migration-data-grid-v6/#columns';
  expect(linked(ofV5, url)).toEqual([there, there]);
});

it.each([
  '../sorting/sorting.mdx',
  '#columns',
  'https://example.com/',
  '//example.com/',
  '/sorting/sorting.mdx#a',
  '/img/a.png',
])('leaves %s', (url) => {
  expect(linked(ofV5, url)).toEqual([url, url]);
});

it('leaves links of a build that has the current major', () => {
  const both: VersionTopology = { root: 'v8', included: ['v8', 'v5'], hosts: {} };
  expect(linked(both, '/check/')).toEqual(['/check/', '/check/']);
});

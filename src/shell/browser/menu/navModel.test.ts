import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isModifiedClick, isPlanned, withoutLinks } from './navModel';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('handles a plain click', () => {
  expect(isModifiedClick(plain)).toBe(false);
});

it.each([
  ['middle button', { button: 1 }],
  ['⌘', { metaKey: true }],
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('leaves a click with %s to the browser', (_name, change) => {
  expect(isModifiedClick({ ...plain, ...change })).toBe(true);
});

it('detects planned entries, with and without a page', () => {
  const link = { type: 'link', href: '/x/a/', label: 'A', customProps: { pathname: '/x/a' } };
  const planned = { ...link, customProps: { pathname: '/x/a', planned: true } };
  const items = [
    link,
    planned,
    { type: 'html', value: 'B', customProps: { pathname: '/x/b', planned: true } },
    { ...planned, type: 'category', items: [] },
  ] as unknown as PropSidebarItem[];
  expect(items.map(isPlanned)).toEqual([false, true, true, false]);
});

it('leaves out links to pages that are linked elsewhere, but no groups', () => {
  const templates = { type: 'link', href: '/templates/', label: 'Templates' };
  const guide = { type: 'link', href: '/x/whats-new/', label: "What's new" };
  const group = { type: 'category', label: 'Templates', href: '/templates/', items: [] };
  const items = [guide, templates, group] as unknown as PropSidebarItem[];
  expect(withoutLinks(items, [{ to: '/x/templates/' }, { to: '/x/theme/' }])).toEqual([
    guide,
    group,
  ]);
});

import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { parentPage } from './parentPage';

type Group = Extract<PropSidebarBreadcrumbsItem, { type: 'category' }>;

const page = (label: string) =>
  ({ type: 'link', label, href: `/x/${label.toLowerCase()}/` }) as const;
const group = (label: string, ...items: Group['items']): Group => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  customProps: { pathname: `/${label}` },
});

const range = group('Range', page('Picker'), page('Field'));
const pickers = group('Pickers', page('Overview'), range);

it('leads to the first page of the closest group', () => {
  expect(parentPage([pickers, range, page('Field')])).toEqual({
    label: 'Range',
    pathname: '/Range',
    to: '/x/picker/',
  });
});

it('leads from the first page of a group to the group around it', () => {
  expect(parentPage([pickers, range, page('Picker')])).toEqual({
    label: 'Pickers',
    pathname: '/Pickers',
    to: '/x/overview/',
  });
});

it('skips section labels', () => {
  const section = { ...range, customProps: { pathname: '/Range', subheader: true } };
  expect(parentPage([pickers, section, page('Field')])?.label).toBe('Pickers');
});

it('uses the page of a group that has one', () => {
  const linked = { ...range, href: '/x/ranges/' };
  expect(parentPage([pickers, linked, page('Picker')])?.to).toBe('/x/ranges/');
  expect(parentPage([pickers, linked])?.to).toBe('/x/overview/');
});

it('has none for the first page of a product', () => {
  expect(parentPage([pickers, page('Overview')])).toBeUndefined();
  expect(parentPage([])).toBeUndefined();
});

/** @jest-environment node */
import sidebarLoader from './sidebarLoader.mjs';

it('keeps what the menu shows, and that it is a document', () => {
  const item = { type: 'link', href: '/x/a/', label: 'A', customProps: { plan: 'pro' } };
  const data = { docs: [{ ...item, docId: 'a/a', unlisted: false }] };
  expect(JSON.parse(sidebarLoader(JSON.stringify(data)))).toEqual({
    docs: [{ ...item, docId: 'doc' }],
  });
});

it('keeps that a page is not listed', () => {
  const data = [{ label: 'Draft', unlisted: true }];
  expect(JSON.parse(sidebarLoader(JSON.stringify(data)))).toEqual(data);
});

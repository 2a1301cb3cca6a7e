import { frameAddress, isFramed } from './preview';

it('detects a framed page by its URL', () => {
  expect(isFramed('?frame=1')).toBe(true);
  expect(isFramed('?other=1')).toBe(false);
  expect(isFramed('')).toBe(false);
});

it('keeps the place within the template', () => {
  expect(frameAddress('/x/templates/blog/', '#/tides')).toBe('/x/templates/blog/?frame=1#/tides');
  expect(isFramed(new URL(frameAddress('/x/', ''), 'http://a.b').search)).toBe(true);
});

/** @jest-environment jsdom */
import { renderOfflinePage } from './offlinePage';

it('needs no other file, and escapes its texts', () => {
  const html = renderOfflinePage({
    language: 'en',
    home: '/x/',
    title: 'Not <connected>',
    text: 'A & B',
    reload: 'Reload',
  });
  expect(html).not.toMatch(/<script|<link|src=|url\(/);
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe('Not <connected>');
  expect(page.querySelector('p')?.textContent).toBe('A & B');
  expect(page.querySelectorAll('a')[1]?.getAttribute('href')).toBe('/x/');
});

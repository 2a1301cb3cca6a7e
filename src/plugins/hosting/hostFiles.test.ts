import { renderHeaders, renderRedirects } from './hostFiles';

it('writes one redirect a line', () => {
  expect(renderRedirects([{ from: '/a', to: '/b', status: 301 }])).toBe('/a /b 301\n');
});

it('writes the headers of a path below it', () => {
  expect(
    renderHeaders([
      { path: '/*', headers: { A: '1', B: '2' } },
      { path: '/x/*', headers: { C: '3' } },
    ]),
  ).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  C: 3\n');
});

import { withoutLanguage } from './localePath';

it('removes the prefix of another language', () => {
  expect(withoutLanguage('/zh/x/react-charts/bars/?a=1#basics')).toBe(
    '/x/react-charts/bars/?a=1#basics',
  );
});

it.each(['/en/x/', '/zhx/', '/x/react-charts/', '/zh', '/fr/x/'])(
  'sees no other language in %s',
  (path) => {
    expect(withoutLanguage(path)).toBe(path);
  },
);

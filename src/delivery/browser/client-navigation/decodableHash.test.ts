import { withDecodableHash } from './decodableHash';

it.each([
  ['#100%', '#100%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%zz-grid', '#%25zz-grid'],
])('makes the hash %s one that can be decoded', (hash, expected) => {
  const location = withDecodableHash({ hash, pathname: '/x/' });
  expect(location).toEqual({ hash: expected, pathname: '/x/' });
  expect(decodeURIComponent(location.hash)).toBe(hash);
});

it.each(['', '#', '#rows', '#100%25', '#%E7%BD%91%E6%A0%BC'])('keeps %j', (hash) => {
  const location = { hash };
  expect(withDecodableHash(location)).toBe(location);
});

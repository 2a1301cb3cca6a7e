import { ownValue } from './ownValue';

/** The keys of every object, from the language. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

it.each(INHERITED)('%s is no value of an object that lacks it', (key) => {
  expect(ownValue({}, key)).toBeUndefined();
});

it('returns what the object itself has', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1);
  expect(ownValue({ constructor: 1 }, 'constructor')).toBe(1);
  expect(ownValue({ a: 1 }, 'b')).toBeUndefined();
  expect(ownValue({ a: 1 }, null)).toBeUndefined();
  expect(ownValue(undefined, 'a')).toBeUndefined();
});

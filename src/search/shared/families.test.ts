import { createFamilies } from './families';
import { splitWords } from './tokenize';

const { headOf, joinPhrases, kinOf } = createFamilies([
  ['disable', 'remove', 'hide', 'turn off'],
  ['delete', 'remove'],
]);

it('knows the kin of a word in any form, and of a word in several families', () => {
  expect(kinOf('hiding')).toEqual(['disable', 'remov']);
  expect([...kinOf('removed')].sort()).toEqual(['delet', 'disable', 'hid']);
  expect(kinOf('row')).toEqual([]);
});

it('replaces phrases by the first word of their family', () => {
  const words = joinPhrases(splitWords('turn off sorting'));
  expect(words.map(({ whole }) => whole)).toEqual(['disable', 'sorting']);
  expect(headOf('remove')).toBe('disable');
  expect(headOf('row')).toBe('row');
});

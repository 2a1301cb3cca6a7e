import { passwordStrength } from './passwordStrength';

it.each([
  ['', 'Empty'],
  ['tide', 'Weak'],
  ['aaaaaaaa', 'Weak'],
  ['harbours', 'Fair'],
  ['Harbour-8', 'Good'],
  ['a long walk to the harbour', 'Good'],
  ['A long walk to harbour 8', 'Strong'],
])('finds %p %s', (password, label) => {
  expect(passwordStrength(password).label).toBe(label);
});

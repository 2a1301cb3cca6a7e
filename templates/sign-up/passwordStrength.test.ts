import { passwordStrength } from './passwordStrength';

it.each([
  ['', 'Empty'],
  ['tide', 'Weak'],
  ['aaaaaaaa', 'Weak'],
  ['seaports', 'Fair'],
  ['Harbor-8', 'Good'],
  ['a long walk to the harbor', 'Good'],
  ['A long walk to harbor 8', 'Strong'],
])('rates %p as %s', (password, label) => {
  expect(passwordStrength(password).label).toBe(label);
});

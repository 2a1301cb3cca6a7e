/** @jest-environment jsdom */
import {
  isEditable,
  isPrintable,
  isSlash,
  isToggle,
  typedCharacter,
  type SearchKeys,
} from './searchKeys';

const keys = (key: string, more: Partial<SearchKeys> = {}): SearchKeys => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

it.each([
  ['Ctrl+K', keys('k', { ctrlKey: true }), true],
  ['⌘K', keys('k', { metaKey: true }), true],
  ['Ctrl+K with caps lock', keys('K', { ctrlKey: true }), true],
  ['K', keys('k'), false],
  ['Ctrl+Shift+K', keys('k', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl+Alt+K', keys('k', { ctrlKey: true, altKey: true }), false],
])('%s toggles: %s', (_name, event, expected) => {
  expect(isToggle(event)).toBe(expected);
});

it('accepts a slash on any keyboard, but not with Ctrl', () => {
  expect(isSlash(keys('/'))).toBe(true);
  expect(isSlash(keys('/', { shiftKey: true }))).toBe(true);
  expect(isSlash(keys('/', { ctrlKey: true }))).toBe(false);
});

it.each([
  ['d', 'd'],
  ['7', '7'],
  ['é', 'é'],
  ['Enter', null],
  [' ', null],
  ['/', null],
])('typing %s is %s', (key, expected) => {
  expect(typedCharacter(keys(key))).toBe(expected);
});

it.each([
  ['a hyphen', keys('-'), true],
  ['a space', keys(' '), true],
  ['a capital', keys('R', { shiftKey: true }), true],
  ['Enter', keys('Enter'), false],
  ['Ctrl+C', keys('c', { ctrlKey: true }), false],
])('%s enters a character: %s', (_name, event, expected) => {
  expect(isPrintable(event)).toBe(expected);
});

it('ignores keys during composition', () => {
  expect(typedCharacter(keys('n', { isComposing: true }))).toBeNull();
  expect(typedCharacter(keys('c', { metaKey: true }))).toBeNull();
});

it.each([
  ['<input />', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"></div>', true],
  ['<div role="textbox"></div>', true],
  ['<button></button>', false],
  ['<p></p>', false],
])('%s accepts typing: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(isEditable(document.body.firstElementChild)).toBe(expected);
});

it('cells of a grid accept typing, which starts editing', () => {
  document.body.innerHTML = '<div role="grid"><div role="gridcell"></div></div>';
  expect(isEditable(document.querySelector('[role="gridcell"]'))).toBe(true);
});

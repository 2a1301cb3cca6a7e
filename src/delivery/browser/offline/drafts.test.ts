/** @jest-environment jsdom */
import { hasDraft, watchDrafts } from './drafts';

watchDrafts();

function type(html: string, change: (field: HTMLElement) => void): HTMLElement {
  document.body.innerHTML = html;
  const field = document.body.firstElementChild as HTMLElement;
  change(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}
const setValue = (value: string) => (field: HTMLElement) => {
  (field as HTMLInputElement).value = value;
};
const setText = (text: string) => (field: HTMLElement) => {
  field.textContent = text;
};

it.each([
  ['<textarea></textarea>', setValue('A comment')],
  ['<input>', setValue('words')],
  ['<input type="search">', setValue('words')],
  ['<input type="date">', setValue('2026-01-01')],
  ['<div contenteditable="true"></div>', setText('const a = 1;')],
])('text in %s is a draft until it is removed', (html, change) => {
  const field = type(html, change);
  expect(hasDraft()).toBe(true);
  field.remove();
  expect(hasDraft()).toBe(false);
});

it('an emptied field is none', () => {
  const field = type('<textarea></textarea>', setValue('A comment')) as HTMLTextAreaElement;
  field.value = ' ';
  expect(hasDraft()).toBe(false);
});

it.each([
  ['<input type="checkbox" value="on">', setValue('on')],
  ['<input type="range">', setValue('5')],
  ['<select><option>a</option></select>', setValue('a')],
])('a choice in %s is none', (html, change) => {
  type(html, change);
  expect(hasDraft()).toBe(false);
});

it('what a page contains without being typed is none', () => {
  document.body.innerHTML = '<input value="initial"><textarea>initial</textarea>';
  expect(hasDraft()).toBe(false);
});

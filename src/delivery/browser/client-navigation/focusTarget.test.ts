/** @jest-environment jsdom */
import { focusTarget } from './focusTarget';

beforeEach(() => {
  document.body.innerHTML = '<h2 id="näher">Closer</h2><button id="press">Press</button>';
  (document.activeElement as HTMLElement | null)?.blur();
});

it('leaves no tab stop on a heading', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  focusTarget('#n%C3%A4her');
  expect(focus.mock.contexts[0]).toBe(document.getElementById('näher'));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(document.querySelector('h2')).not.toHaveAttribute('tabindex');
  focus.mockRestore();
});

it('keeps the focus on a control', () => {
  focusTarget('#press');
  expect(document.querySelector('button')).toHaveFocus();
});

it.each(['#missing', '#%', '#'])('ignores %s', (hash) => {
  expect(() => focusTarget(hash)).not.toThrow();
});

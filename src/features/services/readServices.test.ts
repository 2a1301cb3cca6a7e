/** @jest-environment jsdom */
import { SERVICES_ELEMENT_ID } from '@site/src/shared/services';
import { readServices } from './index';

function carry(text: string) {
  document.head.innerHTML = `<script type="application/json" id="${SERVICES_ELEMENT_ID}"></script>`;
  document.head.querySelector('script')!.textContent = text;
}

it('reads what the page carries, as the same object every time', () => {
  carry('{"feedback":{"url":"/f"}}');
  expect(readServices()).toEqual({ feedback: { url: '/f' } });
  expect(readServices()).toBe(readServices());
});

it('has none where the page carries nothing, or nonsense', () => {
  document.head.innerHTML = '';
  expect(readServices()).toEqual({});
  carry('{"feedback":');
  expect(readServices()).toEqual({});
  carry('null');
  expect(readServices()).toEqual({});
});

/** @jest-environment jsdom */
import { SERVICES_ELEMENT_ID } from '@site/src/base/shared/services';
import { readServices } from './readServices';

function carry(text: string) {
  document.head.innerHTML = `<script type="application/json" id="${SERVICES_ELEMENT_ID}"></script>`;
  document.head.querySelector('script')!.textContent = text;
}

it('reads the services from the page', () => {
  carry('{"feedback":{"url":"/f"}}');
  expect(readServices()).toEqual({ feedback: { url: '/f' } });
});

it('returns none if the page contains none or invalid data', () => {
  document.head.innerHTML = '';
  expect(readServices()).toEqual({});
  carry('{"feedback":');
  expect(readServices()).toEqual({});
  carry('null');
  expect(readServices()).toEqual({});
});

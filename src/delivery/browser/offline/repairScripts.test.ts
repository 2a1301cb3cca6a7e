/** @jest-environment jsdom */
import { repairScripts } from './repairScripts';

const ORIGIN = window.location.origin;
const fetchMock = jest.fn().mockResolvedValue({});
window.fetch = fetchMock;
repairScripts('/x/');
afterEach(() => fetchMock.mockClear());

function failToLoad(element: HTMLElement, attributes: object): void {
  document.body.append(Object.assign(element, attributes));
  element.dispatchEvent(new Event('error'));
}

function failToParse(filename: string, error: Error): void {
  window.dispatchEvent(new ErrorEvent('error', { filename, error }));
}

it('requests a script again that could not be loaded, once', () => {
  failToLoad(document.createElement('script'), { src: `${ORIGIN}/x/assets/js/1.js` });
  failToLoad(document.createElement('script'), { src: `${ORIGIN}/x/assets/js/1.js` });
  expect(fetchMock.mock.calls).toEqual([[`${ORIGIN}/x/assets/js/1.js`, { cache: 'reload' }]]);
});

it('requests a script again that is no script', () => {
  failToParse(`${ORIGIN}/x/assets/js/2.js`, new SyntaxError("Unexpected token '<'"));
  expect(fetchMock.mock.calls).toEqual([[`${ORIGIN}/x/assets/js/2.js`, { cache: 'reload' }]]);
});

it('leaves errors of running code, other files, and other hosts alone', () => {
  failToParse(`${ORIGIN}/x/assets/js/3.js`, new TypeError('a is undefined'));
  failToParse('https://other.test/x/assets/js/3.js', new SyntaxError('Unexpected token'));
  failToLoad(document.createElement('img'), { src: `${ORIGIN}/x/assets/images/a.png` });
  failToLoad(document.createElement('script'), { src: 'https://other.test/ad.js' });
  failToLoad(document.createElement('script'), { src: `${ORIGIN}/elsewhere/assets/js/3.js` });
  expect(fetchMock).not.toHaveBeenCalled();
});

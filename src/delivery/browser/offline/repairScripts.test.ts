/** @jest-environment jsdom */
import { loadRepaired, repairScripts, scriptsRepaired } from './repairScripts';

const ORIGIN = window.location.origin;
const fetchMock = jest.fn().mockResolvedValue({ text: () => Promise.resolve('') });
window.fetch = fetchMock;
const again = { cache: 'reload', signal: expect.any(AbortSignal) as AbortSignal };
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
  expect(fetchMock.mock.calls).toEqual([[`${ORIGIN}/x/assets/js/1.js`, again]]);
});

it('requests a script again that is no script', () => {
  failToParse(`${ORIGIN}/x/assets/js/2.js`, new SyntaxError("Unexpected token '<'"));
  expect(fetchMock.mock.calls).toEqual([[`${ORIGIN}/x/assets/js/2.js`, again]]);
});

it('leaves errors of running code, other files, and other hosts alone', () => {
  failToParse(`${ORIGIN}/x/assets/js/3.js`, new TypeError('a is undefined'));
  failToParse('https://other.test/x/assets/js/3.js', new SyntaxError('Unexpected token'));
  failToLoad(document.createElement('img'), { src: `${ORIGIN}/x/assets/images/a.png` });
  failToLoad(document.createElement('script'), { src: 'https://other.test/ad.js' });
  failToLoad(document.createElement('script'), { src: `${ORIGIN}/elsewhere/assets/js/3.js` });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('tells when its requests have ended, also in vain', async () => {
  let answer: (body: string) => void = () => {};
  const body = new Promise<string>((resolve) => {
    answer = resolve;
  });
  fetchMock.mockResolvedValueOnce({ text: () => body });
  failToParse(`${ORIGIN}/x/assets/js/4.js`, new SyntaxError("Unexpected token '<'"));
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  failToParse(`${ORIGIN}/x/assets/js/5.js`, new SyntaxError("Unexpected token '<'"));
  const end = jest.fn();
  const ended = scriptsRepaired().then(end);
  await new Promise(process.nextTick);
  expect(end).not.toHaveBeenCalled();
  answer('');
  await ended;
});

it('loads again while scripts are found wrong, and then gives up', async () => {
  let attempts = 0;
  const load = () => {
    attempts += 1;
    if (attempts < 3) {
      failToParse(`${ORIGIN}/x/assets/js/6${attempts}.js`, new SyntaxError('Unexpected token'));
    }
    return attempts < 4 ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve('code');
  };
  await expect(loadRepaired(load)).rejects.toThrow('ChunkLoadError');
  expect(attempts).toBe(3);
  await expect(loadRepaired(load)).resolves.toBe('code');
});

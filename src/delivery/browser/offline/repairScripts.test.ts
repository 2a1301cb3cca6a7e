/** @jest-environment jsdom */
import { loadRepaired, repairScripts } from './repairScripts';

const ORIGIN = window.location.origin;
const script = { ok: true, text: () => Promise.resolve('"use strict";') };
const fetchMock = jest.fn().mockResolvedValue(script);
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

const notLoaded = new Error('ChunkLoadError');

/** A chunk whose scripts fail, one after the other, before it loads. */
function failing(...scripts: string[]) {
  return jest.fn(() => {
    const script = scripts.shift();
    if (script === undefined) {
      return Promise.resolve('code');
    }
    failToParse(`${ORIGIN}/x/assets/js/${script}`, new SyntaxError("Unexpected token '<'"));
    return Promise.reject(notLoaded);
  });
}

it('loads again once every script that was found wrong is repaired', async () => {
  let answer: (response: object) => void = () => {};
  fetchMock.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const load = failing('10.js', '11.js');
  const loaded = loadRepaired(load);
  await new Promise(process.nextTick);
  expect(load).toHaveBeenCalledTimes(1);
  answer(script);
  await expect(loaded).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads again if a script was requested before its repair ended', async () => {
  const load = failing('12.js', '12.js', '12.js');
  await expect(loadRepaired(load)).resolves.toBe('code');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it.each([
  ['is missing', '13.js', { ok: false, text: () => Promise.resolve('') }],
  ['is a page', '14.js', { ok: true, text: () => Promise.resolve('\n<!doctype html>') }],
  ['has no answer', '15.js', null],
])('gives up at once if a script %s, and repairs it later', async (_, name, response) => {
  fetchMock.mockImplementationOnce(() =>
    response ? Promise.resolve(response) : Promise.reject(new TypeError('Failed to fetch')),
  );
  const load = failing(name, name);
  await expect(loadRepaired(load)).rejects.toBe(notLoaded);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(loadRepaired(load)).resolves.toBe('code');
});

it('gives up after five attempts on a script that stays wrong', async () => {
  const load = failing(...Array<string>(9).fill('16.js'));
  await expect(loadRepaired(load)).rejects.toBe(notLoaded);
  expect(load).toHaveBeenCalledTimes(5);
});

it('gives up at once on an error that no script has caused', async () => {
  const load = jest.fn(() => Promise.reject(notLoaded));
  await expect(loadRepaired(load)).rejects.toBe(notLoaded);
  expect(load).toHaveBeenCalledTimes(1);
});

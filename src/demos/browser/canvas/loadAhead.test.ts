/** @jest-environment jsdom */
import { isLoadingAhead } from '@site/src/delivery/browser/client-navigation';
import { whenIdle } from '@site/src/base/browser/lazy';
import { loadAhead } from './loadAhead';

jest.mock('@site/src/delivery/browser/client-navigation', () => ({
  isLoadingAhead: jest.fn(() => false),
}));
jest.mock('@site/src/base/browser/lazy', () => ({
  ...jest.requireActual<object>('@site/src/base/browser/lazy'),
  whenIdle: jest.fn(),
}));

jest.mock('./loadDemo', () => ({ loadRuntime: jest.fn(() => Promise.reject(new Error('down'))) }));

function place(name: string, top: number): void {
  const card = document.createElement('section');
  card.dataset.demo = name;
  card.getBoundingClientRect = () => ({ top, bottom: top + 300 }) as DOMRect;
  document.body.append(card);
}

const fetchScripts = jest.fn(() => Promise.reject(new Error('down')));
const runFirst = jest.fn(() => Promise.reject(new Error('down')));

beforeEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
});

it.each([
  ['on the screen', 100, 1],
  ['a little below it', window.innerHeight + 399, 1],
  ['far below it', window.innerHeight + 400, 0],
  ['a little above it', -699, 1],
  ['far above it', -701, 0],
])('a demo %s: %i px', (_where, top, times) => {
  place('Far', 99_999);
  place('BasicBars', top);
  loadAhead(['Far', 'BasicBars'], fetchScripts, runFirst);
  expect(fetchScripts).toHaveBeenCalledTimes(times);
  expect(runFirst).not.toHaveBeenCalled();
});

it('loads nothing for a page that loads because of a click', () => {
  loadAhead(['BasicBars'], fetchScripts, runFirst);
  expect(fetchScripts).not.toHaveBeenCalled();
  expect(whenIdle).not.toHaveBeenCalled();
});

describe('loads scripts for a page that is loaded ahead of a click', () => {
  beforeEach(() => {
    jest.mocked(isLoadingAhead).mockReturnValueOnce(true);
    loadAhead(['BasicBars'], fetchScripts, runFirst);
  });
  const becomeIdle = () => jest.mocked(whenIdle).mock.calls[0]?.[0]();

  it('runs the scripts of the first demo in idle time', () => {
    expect(runFirst).not.toHaveBeenCalled();
    becomeIdle();
    expect(runFirst).toHaveBeenCalledTimes(1);
    expect(fetchScripts).not.toHaveBeenCalled();
  });

  it('leaves it to the demo itself if the page is shown by then', () => {
    place('BasicBars', 99_999);
    becomeIdle();
    expect(runFirst).not.toHaveBeenCalled();
  });
});

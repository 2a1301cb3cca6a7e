import { loadAhead } from './loadAhead';

jest.mock('./loadStage', () => ({ loadRuntime: jest.fn(() => Promise.reject(new Error('down'))) }));

function place(name: string, top: number): void {
  const card = document.createElement('section');
  card.dataset.demo = name;
  card.getBoundingClientRect = () => ({ top, bottom: top + 300 }) as DOMRect;
  document.body.append(card);
}

const load = jest.fn(() => Promise.reject(new Error('down')));

beforeEach(() => {
  document.body.replaceChildren();
  load.mockClear();
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
  loadAhead(['Far', 'BasicBars'], load);
  expect(load).toHaveBeenCalledTimes(times);
});

it('loads nothing for a page that is not there yet', () => {
  loadAhead(['BasicBars'], load);
  expect(load).not.toHaveBeenCalled();
});

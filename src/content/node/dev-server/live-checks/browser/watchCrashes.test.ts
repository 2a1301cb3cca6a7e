/** @jest-environment jsdom */
import { frameOfMessage } from './crashFrames';
import { watchCrashes } from './watchCrashes';

jest.mock('./crashFrames');

const CARD = '<div data-demo-crash="BasicBars"><pre>Error: No genre</pre></div>';
const CRASH = { demo: 'BasicBars', message: 'Error: No genre' };
const FRAME = { file: 'docs/a/A.tsx', line: 3, column: 1, mappings: 'AAAA' };

/** Mutations are reported in a microtask. */
const render = async (html: string) => {
  document.body.innerHTML = html;
  await Promise.resolve();
};

it('reports the demos that throw at once, and each change until it stops', async () => {
  await render(CARD);
  const listener = jest.fn();
  const stop = watchCrashes(listener);
  await render(`${CARD}<p></p>`);
  expect(listener.mock.calls).toEqual([[[CRASH]]]);
  await render('<p></p>');
  expect(listener.mock.calls).toEqual([[[CRASH]], [[]]]);
  stop();
  await render(CARD);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('puts the place in the code into the page', async () => {
  jest.mocked(frameOfMessage).mockReturnValue(FRAME);
  await render(CARD);
  const listener = jest.fn();
  watchCrashes(listener)();
  expect(listener).toHaveBeenCalledWith([{ ...CRASH, frame: FRAME }]);
  const card = document.querySelector('[data-demo-crash]');
  expect(JSON.parse(card?.getAttribute('data-crash-frame') ?? '')).toEqual(FRAME);
});

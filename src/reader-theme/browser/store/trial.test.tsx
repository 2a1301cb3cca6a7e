import type * as trialModule from './trial';

/** A page that starts anew, with the storage of the tab. */
async function startPage(): Promise<typeof trialModule> {
  jest.resetModules();
  return import('./trial');
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('remembers a theme with which the page never responded', async () => {
  (await startPage()).beginTrial('theme');
  const { forgetFreeze, hasFrozen } = await startPage();
  expect(hasFrozen('theme')).toBe(true);
  expect(hasFrozen('other')).toBe(false);
  expect((await startPage()).hasFrozen('theme')).toBe(true);
  forgetFreeze();
  expect(hasFrozen('theme')).toBe(false);
});

it('forgets a theme that was shown', async () => {
  (await startPage()).beginTrial('theme');
  jest.advanceTimersByTime(1000);
  expect((await startPage()).hasFrozen('theme')).toBe(false);
});

it.each([
  ['left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'hidden',
    () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
      jest.restoreAllMocks();
    },
  ],
])('forgets a theme when the page is %s', async (_how, leave) => {
  (await startPage()).beginTrial('theme');
  leave();
  expect((await startPage()).hasFrozen('theme')).toBe(false);
});

it('remembers a theme that blocked the page for long', async () => {
  const first = await startPage();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  first.beginTrial('theme');
  now.mockReturnValue(20_000);
  jest.advanceTimersByTime(1000);
  now.mockRestore();
  expect((await startPage()).hasFrozen('theme')).toBe(true);
});

it('remembers it also if another component begins before the page notices', async () => {
  const { beginTrial, hasFrozen } = await startPage();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  beginTrial('theme');
  now.mockReturnValue(20_000);
  beginTrial('theme');
  now.mockReturnValue(21_000);
  jest.advanceTimersByTime(1000);
  now.mockRestore();
  expect(hasFrozen('theme')).toBe(true);
});

it('works without storage', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const { beginTrial, hasFrozen } = await startPage();
  beginTrial('theme');
  expect(hasFrozen('theme')).toBe(false);
  jest.restoreAllMocks();
});

/** @jest-environment jsdom */
import { clearReloadMark, markReloadFor, wasReloadedFor } from './reloadMark';

/** Pretends that the document was opened in this way. */
function openAs(type: NavigationTimingType): void {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
}

afterEach(() => clearReloadMark());

it('recognizes the reload for a page', () => {
  openAs('reload');
  expect(wasReloadedFor('/x/a/')).toBe(false);
  expect(markReloadFor('/x/a/')).toBe(true);
  expect(wasReloadedFor('/x/a/')).toBe(true);
  expect(wasReloadedFor('/x/b/')).toBe(false);
});

it.each(['navigate', 'back_forward'] as const)(
  'lets a page reload again that was opened anew (%s)',
  (type) => {
    markReloadFor('/x/a/');
    openAs(type);
    expect(wasReloadedFor('/x/a/')).toBe(false);
  },
);

it('does not know it without storage', () => {
  openAs('reload');
  const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(wasReloadedFor('/x/a/')).toBeNull();
  storage.mockRestore();
});

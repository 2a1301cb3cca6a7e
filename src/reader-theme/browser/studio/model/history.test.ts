import { NO_THEME, plainTheme } from '@site/src/reader-theme/browser/document';
import { historyReducer, startHistory, type History } from './history';

const change = (history: History, value: number, source = 'spacing', time = 0) =>
  historyReducer(history, { type: 'change', stored: plainTheme({ spacing: value }), source, time });
const undo = (history: History) => historyReducer(history, { type: 'undo' });
const redo = (history: History) => historyReducer(history, { type: 'redo' });

it('undoes and redoes', () => {
  const changed = change(change(startHistory(NO_THEME), 4, 'a'), 6, 'b');
  expect(undo(changed).stored).toEqual(plainTheme({ spacing: 4 }));
  expect(undo(undo(changed)).stored).toEqual(NO_THEME);
  expect(redo(undo(changed)).stored).toEqual(plainTheme({ spacing: 6 }));
});

it('stops at the first and at the last version', () => {
  const start = startHistory(NO_THEME);
  expect(undo(start)).toBe(start);
  expect(redo(start)).toBe(start);
});

it('combines quick changes of one control into one step', () => {
  const dragged = [5, 6, 7].reduce(
    (history, value, index) => change(history, value, 'spacing', index * 100),
    startHistory(NO_THEME),
  );
  expect(dragged.past).toEqual([NO_THEME]);
  expect(change(dragged, 8, 'spacing', 5000).past).toHaveLength(2);
  expect(change(dragged, 8, 'radius', 210).past).toHaveLength(2);
});

it('does not continue a step after it was undone', () => {
  const again = change(undo(change(startHistory(NO_THEME), 4)), 5);
  expect(undo(again).stored).toEqual(NO_THEME);
  expect(again.future).toEqual([]);
});

it('ignores a change to the same value', () => {
  const changed = change(startHistory(NO_THEME), 4);
  expect(change(changed, 4, 'other', 9000)).toBe(changed);
});

it('drops the oldest versions', () => {
  const long = Array.from({ length: 150 }, (_, index) => index).reduce(
    (history, value) => change(history, value, String(value)),
    startHistory(NO_THEME),
  );
  expect(long.past).toHaveLength(100);
});

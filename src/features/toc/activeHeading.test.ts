import { activeHeading } from './activeHeading';

const headings = [
  { id: 'first', top: 300 },
  { id: 'second', top: 900 },
  { id: 'third', top: 1500 },
];
const at = (top: number) => activeHeading(headings, { top, viewportHeight: 800 });

it('marks nothing in the first 200 px', () => {
  expect(at(0)).toBeNull();
  expect(at(199)).toBeNull();
});

it('marks the last heading above an eighth of the viewport', () => {
  expect(at(201)).toBe('first');
  expect(at(799)).toBe('first');
  expect(at(801)).toBe('second');
  expect(at(5000)).toBe('third');
});

it('marks nothing when no heading has passed the line yet', () => {
  expect(activeHeading([{ id: 'late', top: 2000 }], { top: 400, viewportHeight: 800 })).toBeNull();
});

it('marks nothing on a page without headings', () => {
  expect(activeHeading([], { top: 400, viewportHeight: 800 })).toBeNull();
});

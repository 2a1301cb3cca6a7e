import { layout } from '@site/src/base/shared/tokens';
import { activeHeading, HEADER_HEIGHT } from './activeHeading';

const headings = [
  { id: 'first', top: 300 },
  { id: 'second', top: 900 },
  { id: 'third', top: 1500 },
];
const PAGE = { viewportHeight: 800, documentHeight: 6000 };
const at = (top: number) => activeHeading(headings, { ...PAGE, top });

it('knows the height of the header', () => {
  expect(`${HEADER_HEIGHT}px`).toBe(layout.headerHeight);
});

it('marks the first heading in the first 200 px', () => {
  expect(at(0)).toBe('first');
  expect(at(199)).toBe('first');
});

it('marks the last heading above an eighth of the viewport below the header', () => {
  expect(at(201)).toBe('first');
  expect(at(742)).toBe('first');
  expect(at(744)).toBe('second');
  expect(at(5000)).toBe('third');
});

it('marks the last heading at the end of the page, however short its section is', () => {
  const short = [...headings, { id: 'last', top: 5900 }];
  expect(activeHeading(short, { ...PAGE, top: 5200 })).toBe('last');
  expect(activeHeading(short, { ...PAGE, top: 5190 })).toBe('third');
});

it('marks the first heading if none has passed the line yet', () => {
  expect(activeHeading([{ id: 'late', top: 2000 }], { ...PAGE, top: 400 })).toBe('late');
});

it('marks nothing on a page without headings', () => {
  expect(activeHeading([], { ...PAGE, top: 400 })).toBeNull();
});

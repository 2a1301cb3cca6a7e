import { render } from '@testing-library/react';
import { translateTexts } from '@site/src/base/testing/translateTexts';
import { Highlighted } from './Highlighted';

const show = (query: string) => (
  <p>
    <Highlighted text="Column pinning and pinned columns" terms={[query]} typed={[query]} />
  </p>
);

it('marks the words of the query', () => {
  const { container } = render(show('pinned'));
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'pinned',
  ]);
  expect(container).toHaveTextContent('Column pinning and pinned columns');
});

it('follows the query on a translated page', () => {
  const { container, rerender } = render(show('pinned'));
  for (const query of ['column', 'pinning', 'none', 'and']) {
    translateTexts(container);
    rerender(show(query));
  }
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['and']);
});

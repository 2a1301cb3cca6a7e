import { render } from '@testing-library/react';
import { Lead } from './Lead';

const codeIn = (text: string) => {
  const { container } = render(<Lead text={text} />);
  expect(container).toHaveTextContent(text);
  return Array.from(container.querySelectorAll('code'), (code) => code.textContent);
};

it('shows the names of props and functions as code', () => {
  expect(codeIn('Set conditions with filterModel, and change rows with updateRows().')).toEqual([
    'filterModel',
    'updateRows()',
  ]);
});

it('takes other words as text', () => {
  expect(codeIn('MUI X in TypeScript, on iOS, and with StackBlitz or Next.js')).toEqual([]);
});

import { render, screen } from '@testing-library/react';
import { EnglishMessages } from '@site/src/testing/EnglishMessages';
import { Callout } from './Callout';

it.each([
  ['info', 'Note'],
  ['success', 'Tip'],
  ['warning', 'Warning'],
  ['error', 'Danger'],
])('labels a remark of type %s: %s', (type, label) => {
  render(<Callout type={type}>Text</Callout>, { wrapper: EnglishMessages });
  expect(screen.getByRole('note', { name: label })).toHaveTextContent('Text');
});

it('uses its own title where it has one', () => {
  render(<Callout type="info" title="Before you start" />, { wrapper: EnglishMessages });
  expect(screen.getByRole('note', { name: 'Before you start' })).toBeInTheDocument();
});

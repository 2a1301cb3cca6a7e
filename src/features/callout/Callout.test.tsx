import { render, screen } from '@testing-library/react';
import { EnglishTexts } from '@site/src/testing/EnglishTexts';
import { Callout } from './Callout';

it.each([
  ['info', 'Note'],
  ['success', 'Tip'],
  ['warning', 'Warning'],
  ['error', 'Danger'],
])('labels a remark of type %s: %s', (type, label) => {
  render(<Callout type={type}>Text</Callout>, { wrapper: EnglishTexts });
  expect(screen.getByRole('note', { name: label })).toHaveTextContent('Text');
});

it('uses its own title where it has one', () => {
  render(<Callout type="info" title="Before you start" />, { wrapper: EnglishTexts });
  expect(screen.getByRole('note', { name: 'Before you start' })).toBeInTheDocument();
});

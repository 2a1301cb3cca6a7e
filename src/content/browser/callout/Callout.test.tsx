import { render, screen } from '@testing-library/react';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { Callout } from './Callout';

it.each([
  ['info', 'Note'],
  ['success', 'Tip'],
  ['warning', 'Warning'],
  ['error', 'Danger'],
])('labels a call-out of type %s: %s', (type, label) => {
  render(<Callout type={type}>Text</Callout>, { wrapper: EnglishMessages });
  expect(screen.getByRole('note', { name: label })).toHaveTextContent('Text');
});

it('prefers its own title', () => {
  render(<Callout type="info" title="Before you start" />, { wrapper: EnglishMessages });
  expect(screen.getByRole('note', { name: 'Before you start' })).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { ProductionError } from '.';

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }));

const codes = { 9: 'MUI: `%s` is no color. Use %s.', 12: 'MUI: no main color.' };
const show = (query: string) =>
  render(
    <EnglishMessages>
      <MemoryRouter initialEntries={[`/production-error/${query}`]}>
        <ProductionError codes={codes} />
      </MemoryRouter>
    </EnglishMessages>,
  );

it('inserts the arguments of the URL into the message', () => {
  show('?code=9&args[]=reed&args[]=red');
  expect(screen.getByRole('region', { name: 'Error 9' })).toHaveTextContent(
    'MUI: `reed` is no color. Use red.',
  );
});

it('shows a placeholder for a missing argument', () => {
  show('?code=9&args[]=reed');
  expect(screen.getByRole('region', { name: 'Error 9' })).toHaveTextContent(
    'Use [missing argument].',
  );
});

it('renders markup in an argument as text', () => {
  const { container } = show('?code=9&args[]=%3Cimg%20src=x%3E');
  expect(screen.getByRole('region', { name: 'Error 9' })).toHaveTextContent('`<img src=x>`');
  expect(container.querySelector('img')).toBeNull();
});

it('explains an unknown code', () => {
  show('?code=777');
  expect(screen.getByRole('note')).toHaveTextContent('Error 777 is not known here');
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'knows no code %s',
  (code) => {
    show(`?code=${code}`);
    expect(screen.getByRole('note')).toHaveTextContent(`Error ${code} is not known here`);
    expect(screen.queryByRole('region')).toBeNull();
  },
);

it('lists all messages without a code, as the main content of the page', () => {
  show('');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main-content');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText('MUI: no main color.')).toBeInTheDocument();
});

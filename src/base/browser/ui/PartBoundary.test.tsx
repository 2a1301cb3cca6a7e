import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { Dialog } from './Dialog';
import { Dropdown } from './Dropdown';
import { PartBoundary } from './PartBoundary';

let breaks = true;

function Part() {
  if (breaks) {
    throw new Error('removeChild');
  }
  return <p>The part</p>;
}

beforeEach(() => {
  breaks = true;
  // React logs what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it.each([
  [
    'a list',
    <PartBoundary key="part">
      <Part />
    </PartBoundary>,
  ],
  [
    'a dialog',
    <Dialog key="part" isOpen onClose={() => {}}>
      {() => <Part />}
    </Dialog>,
  ],
])('keeps the page when %s breaks, and shows it again on request', async (_name, part) => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  render(
    <EnglishMessages>
      <p>The page</p>
      {part}
    </EnglishMessages>,
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This part has an error.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeVisible();
  breaks = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The part')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the button of a dropdown whose content breaks', async () => {
  render(
    <EnglishMessages>
      <Dropdown label="Versions" title="Versions">
        {() => <Part />}
      </Dropdown>
    </EnglishMessages>,
  );
  const button = screen.getByRole('button', { name: 'Versions' });
  await userEvent.click(button);
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

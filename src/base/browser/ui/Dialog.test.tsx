import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog';
import { installDialog } from '@site/src/base/testing/installDialog';

beforeAll(installDialog);

function Page({ onOpen }: { readonly onOpen?: (dialog: HTMLDialogElement) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} onOpen={onOpen} aria-label="Part">
        {(close) => <button onClick={close}>close</button>}
      </Dialog>
    </>
  );
}

async function open(onOpen?: (dialog: HTMLDialogElement) => void) {
  const user = userEvent.setup();
  render(<Page onOpen={onOpen} />);
  expect(screen.queryByText('close')).not.toBeInTheDocument();
  await user.click(screen.getByText('open'));
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Part' }) };
}

it('mounts its content while it is open', async () => {
  const onOpen = jest.fn();
  const { user, dialog } = await open(onOpen);
  expect(onOpen.mock.calls).toEqual([[dialog]]);
  await user.click(screen.getByText('close'));
  expect(dialog.open).toBe(false);
  expect(screen.queryByText('close')).not.toBeInTheDocument();
});

it('closes with a click outside', async () => {
  const { user, dialog } = await open();
  await user.click(dialog);
  expect(dialog.open).toBe(false);
});

it('stays open if the pointer was pressed inside and released outside', async () => {
  const { dialog } = await open();
  fireEvent.pointerDown(screen.getByText('close'));
  fireEvent.click(dialog);
  expect(dialog.open).toBe(true);
});

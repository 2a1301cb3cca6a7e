import { useRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDismissal } from './useDismissal';

function Disclosure({ hasRoot = true }: { readonly hasRoot?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  useDismissal(isOpen, () => setOpen(false), hasRoot ? rootRef : undefined);
  return (
    <>
      <div ref={rootRef}>
        <button onClick={() => setOpen(!isOpen)}>opener</button>
        {isOpen && <a href="#inside">inside</a>}
      </div>
      <button>outside</button>
    </>
  );
}

async function open(hasRoot?: boolean) {
  const user = userEvent.setup();
  render(<Disclosure hasRoot={hasRoot} />);
  await user.click(screen.getByText('opener'));
  await user.tab();
  expect(screen.getByText('inside')).toHaveFocus();
  return user;
}

it('closes with Escape and restores the focus to the button', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
  expect(screen.getByText('opener')).toHaveFocus();
});

it('closes with a press outside, which keeps the focus there', async () => {
  const user = await open();
  await user.click(screen.getByText('inside'));
  expect(screen.getByText('inside')).toBeInTheDocument();
  await user.click(screen.getByText('outside'));
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
  expect(screen.getByText('outside')).toHaveFocus();
});

it('closes when the Tab key leaves it', async () => {
  const user = await open();
  await user.tab();
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
  expect(screen.getByText('outside')).toHaveFocus();
});

it('only closes with Escape if it has no root', async () => {
  const user = await open(false);
  await user.click(screen.getByText('outside'));
  expect(screen.getByText('inside')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
});

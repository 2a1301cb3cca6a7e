import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

function Files() {
  const [selected, setSelected] = useState(0);
  return (
    <Tabs
      tabs={['a.ts', 'b.ts', 'c.ts']}
      selected={selected}
      onSelect={setSelected}
      label="Files"
      panelId="panel"
    />
  );
}

it('is one tab stop in which the arrow keys select', async () => {
  const user = userEvent.setup();
  render(<Files />);
  await user.tab();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('a.ts');
  await user.keyboard('{ArrowLeft}');
  const last = screen.getByRole('tab', { name: 'c.ts', selected: true });
  expect(last).toHaveFocus();
  expect(last).toHaveAttribute('aria-controls', 'panel');
  await user.tab();
  expect(document.body).toHaveFocus();
});

it('selects with a click', async () => {
  const user = userEvent.setup();
  render(<Files />);
  await user.click(screen.getByText('b.ts'));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('b.ts');
});

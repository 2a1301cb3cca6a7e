import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeepPopupsOpen } from './useKeepPopupsOpen';

function Panel() {
  useKeepPopupsOpen((target) => target.closest('aside') !== null);
  return (
    <>
      <aside>
        <button>Inside</button>
      </aside>
      <button>Outside</button>
    </>
  );
}

/** The events that a popup would notice on the document when a button is pressed. */
async function noticed(button: string): Promise<string[]> {
  const types: string[] = [];
  const note = ({ type }: Event) => types.push(type);
  const all = ['pointerdown', 'mousedown', 'click', 'focusin'];
  all.forEach((type) => document.addEventListener(type, note));
  await userEvent.click(screen.getByRole('button', { name: button }));
  all.forEach((type) => document.removeEventListener(type, note));
  return types;
}

it('hides presses and focus in exempt elements from popups', async () => {
  render(<Panel />);
  expect(await noticed('Inside')).toEqual([]);
});

it('lets everything else close them', async () => {
  render(<Panel />);
  expect(await noticed('Outside')).toEqual(['pointerdown', 'mousedown', 'focusin', 'click']);
});

it('ends with its component', async () => {
  const { unmount } = render(<Panel />);
  unmount();
  render(
    <aside>
      <button>Inside</button>
    </aside>,
  );
  expect(await noticed('Inside')).toContain('click');
});

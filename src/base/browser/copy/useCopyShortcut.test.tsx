import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { hasSelection, isCopyShortcut } from './copyShortcut';
import { useCopyShortcut } from './useCopyShortcut';

const NO_KEYS = {
  key: 'c',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

describe('isCopyShortcut', () => {
  it.each([
    [{ ctrlKey: true }, true],
    [{ metaKey: true }, true],
    [{ ctrlKey: true, key: 'C' }, true],
    [{}, false],
    [{ ctrlKey: true, key: 'x' }, false],
    [{ ctrlKey: true, shiftKey: true }, false],
    [{ ctrlKey: true, altKey: true }, false],
    [{ ctrlKey: true, defaultPrevented: true }, false],
  ])('%j → %s', (keys, expected) => {
    expect(isCopyShortcut({ ...NO_KEYS, ...keys })).toBe(expected);
  });
});

function Block({ name, onCopy }: { name: string; onCopy: (name: string) => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useCopyShortcut(ref, () => onCopy(name));
  return (
    <div ref={ref} data-testid={name}>
      <textarea aria-label={name} defaultValue="source" />
    </div>
  );
}

function hover(name: string | null) {
  for (const element of screen.getAllByTestId(/./)) {
    const matches = (selector: string) =>
      selector === ':hover'
        ? element.dataset.testid === name
        : Element.prototype.matches.call(element, selector);
    Object.assign(element, { matches });
  }
}

const pressCopy = () => fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });

describe('useCopyShortcut', () => {
  const onCopy = jest.fn();
  beforeEach(() => {
    onCopy.mockReset();
    window.getSelection()?.removeAllRanges();
    render(
      <>
        <Block name="one" onCopy={onCopy} />
        <Block name="two" onCopy={onCopy} />
      </>,
    );
  });

  it('copies the block under the pointer', () => {
    hover('two');
    expect(pressCopy()).toBe(false);
    expect(onCopy.mock.calls).toEqual([['two']]);
  });

  it('prefers the focused block', () => {
    hover('two');
    screen.getByLabelText<HTMLTextAreaElement>('one').focus();
    pressCopy();
    expect(onCopy.mock.calls).toEqual([['one']]);
  });

  it('leaves the shortcut to the browser if no block is hovered or focused', () => {
    hover(null);
    expect(pressCopy()).toBe(true);
    expect(onCopy).not.toHaveBeenCalled();
  });

  it('leaves the shortcut to the browser if text on the page is selected', () => {
    hover('two');
    document.body.append('selected');
    window.getSelection()?.selectAllChildren(document.body);
    pressCopy();
    expect(onCopy).not.toHaveBeenCalled();
  });

  it('leaves the shortcut to the browser if text in the editor is selected', () => {
    const editor = screen.getByLabelText<HTMLTextAreaElement>('one');
    editor.focus();
    editor.setSelectionRange(0, 3);
    expect(hasSelection(document)).toBe(true);
    pressCopy();
    expect(onCopy).not.toHaveBeenCalled();
  });
});

it('removes the listener with the last block', () => {
  const onCopy = jest.fn();
  const { unmount } = render(<Block name="one" onCopy={onCopy} />);
  unmount();
  pressCopy();
  expect(onCopy).not.toHaveBeenCalled();
});

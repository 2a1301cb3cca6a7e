import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { LoadError } from './LoadError';

describe('LoadError', () => {
  const onRetry = jest.fn();

  function Part({ isFailed }: { readonly isFailed: boolean }) {
    const opener = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button type="button" ref={opener}>
          Open
        </button>
        {isFailed && (
          <LoadError text="Not loaded." opener={opener} onRetry={onRetry} onClose={jest.fn()} />
        )}
      </>
    );
  }

  it('is announced, and restores the focus when it disappears', async () => {
    const { rerender } = render(<Part isFailed />, { wrapper: EnglishMessages });
    expect(screen.getByRole('alert')).toHaveTextContent('Not loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<Part isFailed={false} />);
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('does not move the focus if it is elsewhere', () => {
    const { rerender } = render(<Part isFailed />, { wrapper: EnglishMessages });
    rerender(<Part isFailed={false} />);
    expect(document.body).toHaveFocus();
  });
});

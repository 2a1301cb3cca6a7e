import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore } from '.';

function create() {
  const store = createStore('closed');
  function Status() {
    return <p>{store.use()}</p>;
  }
  return { store, Status };
}

it('shows changes to every part that uses it', () => {
  const { store, Status } = create();
  const { unmount } = render(
    <>
      <Status />
      <Status />
    </>,
  );
  act(() => store.set('open'));
  expect(screen.getAllByText('open')).toHaveLength(2);
  expect(store.get()).toBe('open');
  unmount();
  store.set('closed');
  expect(store.get()).toBe('closed');
});

it('renders the initial value on the server, whatever came since', () => {
  const { store, Status } = create();
  store.set('open');
  expect(renderToString(<Status />)).toBe('<p>closed</p>');
});

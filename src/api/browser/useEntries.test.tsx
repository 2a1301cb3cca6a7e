import { render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Router } from 'react-router-dom';
import { createMemoryHistory } from 'history';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { useEntries, useIsReturn } from './useEntries';

const ALL = Array.from({ length: 20 }, (_, index) => index);

/** A list that records how many entries each render showed. */
function counter() {
  const counts: number[] = [];
  function Counter() {
    const { length } = useEntries(ALL, ALL.slice(0, 8));
    if (counts.at(-1) !== length) {
      counts.push(length);
    }
    return null;
  }
  return { counts, counter: <Counter /> };
}

/** Renders the list on a page that `navigate` opened. */
function open(navigate: (history: ReturnType<typeof createMemoryHistory>) => void): number[] {
  const history = createMemoryHistory();
  navigate(history);
  const { counter: element, counts } = counter();
  render(
    <BrowserContext.Provider value>
      <Router history={history}>{element}</Router>
    </BrowserContext.Provider>,
  );
  return counts;
}

it('shows the first entries immediately and the others later after following a link', () => {
  expect(open((history) => history.push('/api/'))).toEqual([8, 20]);
});

it('shows all entries immediately if the URL has a hash', () => {
  expect(open((history) => history.push('/api/#prop-rows'))).toEqual([20]);
});

it('shows all entries immediately when going back, to restore the scroll position', () => {
  expect(
    open((history) => {
      history.push('/api/');
      history.push('/guide/');
      history.goBack();
    }),
  ).toEqual([20]);
});

it('renders all entries on the server', () => {
  const { counter: element, counts } = counter();
  renderToString(<MemoryRouter>{element}</MemoryRouter>);
  expect(counts).toEqual([20]);
});

describe('useIsReturn', () => {
  const isReturn = (isBrowser: boolean, navigate: Parameters<typeof open>[0]) => {
    const history = createMemoryHistory();
    navigate(history);
    return renderHook(useIsReturn, {
      wrapper: ({ children }) => (
        <BrowserContext.Provider value={isBrowser}>
          <Router history={history}>{children}</Router>
        </BrowserContext.Provider>
      ),
    }).result.current;
  };

  it('is true after going back', () => {
    expect(
      isReturn(true, (history) => {
        history.push('/api/');
        history.push('/guide/');
        history.goBack();
      }),
    ).toBe(true);
  });

  it('is false after following a link, and on the server', () => {
    expect(isReturn(true, (history) => history.push('/api/'))).toBe(false);
    expect(isReturn(false, () => undefined)).toBe(false);
  });
});

import { render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Router } from 'react-router-dom';
import { createMemoryHistory } from 'history';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { useEntries, useIsReturn } from './useEntries';

const ALL = Array.from({ length: 20 }, (_, index) => index);

/** A list that notes how many entries it showed, one after the other. */
function counter() {
  const counts: number[] = [];
  function Counter() {
    const { length } = useEntries(ALL, 8);
    if (counts.at(-1) !== length) {
      counts.push(length);
    }
    return null;
  }
  return { counts, counter: <Counter /> };
}

/** Renders the list on a page that the reader came to by `navigate`. */
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

it('shows the first entries at once and the rest later, when a link leads to the page', () => {
  expect(open((history) => history.push('/api/'))).toEqual([8, 20]);
});

it('shows all at once at an anchor, which may be anywhere', () => {
  expect(open((history) => history.push('/api/#prop-rows'))).toEqual([20]);
});

it('shows all at once on the way back, for the place to scroll to', () => {
  expect(
    open((history) => {
      history.push('/api/');
      history.push('/guide/');
      history.goBack();
    }),
  ).toEqual([20]);
});

it('leaves nothing out of the HTML', () => {
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

  it('is true on the way back', () => {
    expect(
      isReturn(true, (history) => {
        history.push('/api/');
        history.push('/guide/');
        history.goBack();
      }),
    ).toBe(true);
  });

  it('is false for a page that a link leads to, and for one that the server rendered', () => {
    expect(isReturn(true, (history) => history.push('/api/'))).toBe(false);
    expect(isReturn(false, () => undefined)).toBe(false);
  });
});

import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryHistory } from 'history';
import Cookies from 'js-cookie';
import { Router } from 'react-router-dom';
import { CodePreferencesProvider, useCodePreferences } from './index';

function Probe() {
  const { variant, styling, setVariant, setStyling } = useCodePreferences();
  return (
    <>
      <output>{`${variant} ${styling}`}</output>
      <button onClick={() => setVariant('JS')}>JS</button>
      <button onClick={() => setStyling('css')}>CSS</button>
    </>
  );
}

const treeAt = (history = createMemoryHistory()) => (
  <Router history={history}>
    <CodePreferencesProvider>
      <Probe />
    </CodePreferencesProvider>
  </Router>
);

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  Cookies.remove('codeVariant', { path: '/' });
  Cookies.remove('codeStyling', { path: '/' });
});
afterEach(() => jest.restoreAllMocks());

describe('CodePreferencesProvider', () => {
  it('renders TypeScript and MUI System on the server', () => {
    Cookies.set('codeVariant', 'JS', { path: '/' });
    expect(renderToString(treeAt())).toContain('TS system');
  });

  it('reads the cookies after mounting', () => {
    Cookies.set('codeVariant', 'JS', { path: '/' });
    Cookies.set('codeStyling', 'Tailwind', { path: '/' });
    render(treeAt());
    expect(shown()).toBe('JS tailwind');
  });

  it('follows a link to a source during the visit and keeps the stored preference', () => {
    Cookies.set('codeVariant', 'TS', { path: '/' });
    window.history.replaceState(null, '', '/#tailwind-Demo.js');
    render(treeAt());
    window.history.replaceState(null, '', '/');
    expect(shown()).toBe('JS tailwind');
    expect(Cookies.get('codeVariant')).toBe('TS');
    expect(Cookies.get('codeStyling')).toBeUndefined();
  });

  it('follows such a link on a page that is already open', async () => {
    const history = createMemoryHistory({ initialEntries: ['/x/react-charts/bars/'] });
    render(treeAt(history));
    act(() => history.push('/x/react-charts/bars/#Demo.js'));
    expect(shown()).toBe('JS system');
    act(() => history.push('/x/react-charts/bars/#css-Demo.tsx'));
    expect(shown()).toBe('TS css');
    // Other links keep what is shown, and the same one asks again.
    act(() => history.push('/x/react-charts/bars/#stacking'));
    expect(shown()).toBe('TS css');
    await userEvent.click(screen.getByText('JS'));
    act(() => history.push('/x/react-charts/bars/#css-Demo.tsx'));
    expect(shown()).toBe('TS css');
  });

  it('stores a choice for one year on the whole host', async () => {
    const write = jest.spyOn(Document.prototype, 'cookie', 'set');
    const before = Date.now();
    render(treeAt());
    expect(write).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('JS'));
    await userEvent.click(screen.getByText('CSS'));
    expect(shown()).toBe('JS css');
    const [variant = '', styling = ''] = write.mock.calls.map(([text]) => text);
    expect(variant).toMatch(/^codeVariant=JS; path=\/; expires=/);
    expect(styling).toMatch(/^codeStyling=CSS; path=\/; expires=/);
    const expires = Date.parse(/expires=([^;]*)/.exec(variant)?.[1] ?? '');
    expect(Math.round((expires - before) / 1000 / 60)).toBe(31_536_000 / 60);
  });

  it('works during the visit if cookies are blocked', async () => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };
    jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse);
    render(treeAt());
    await userEvent.click(screen.getByText('JS'));
    expect(shown()).toBe('JS system');
  });
});

it('throws outside the provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useCodePreferences)).toThrow(
    new Error('Forgot to wrap component in CodePreferencesProvider'),
  );
});

import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { EnglishTexts } from '@site/src/testing/EnglishTexts';
import { CodePreferencesProvider } from '@site/src/features/code-preferences';
import { ThemeProvider } from '@site/src/features/theme-mode';
import type { DemoSources, ResolvedDemoProps } from '@site/src/shared/demo';
import { Demo } from './Demo';

const file = (name: string, code: string) => ({
  name,
  code,
  html: `<span class="token-line">${code}</span>`,
});

/** Sources of a demo with two files, where JavaScript differs from TypeScript. */
export const twoFiles: DemoSources = {
  packages: {},
  variants: {
    system: {
      ts: [
        file('Orders.tsx', 'const a: number = 1;'),
        file('orders.ts', 'export const rows = [];'),
      ],
      js: [file('Orders.js', 'const a = 1;'), file('orders.js', 'export const rows = [];')],
      sameCode: false,
      preview: { ts: file('Orders.tsx', 'essence(ts)'), js: file('Orders.js', 'essence(js)') },
    },
  },
};

/** Props of a demo that works, as the build would make them. */
export function demoProps(change: Partial<ResolvedDemoProps> = {}): ResolvedDemoProps {
  return {
    name: 'Orders',
    path: 'react-data-grid/orders/Orders.tsx',
    plan: 'community',
    reserved: { wide: 300, narrow: 400 },
    code: { sameCode: false, lines: { ts: 1, js: 1 } },
    loaders: { system: () => Promise.resolve({ default: () => <p>running</p> }) },
    loadSources: () => Promise.resolve({ default: twoFiles }),
    loadModules: () => Promise.resolve({ default: {} }),
    ...change,
  };
}

/** Renders a demo on a page with this address, for a reader without preferences. */
export function renderDemo(change?: Partial<ResolvedDemoProps>, address = '/x/orders/') {
  document.cookie = 'codeVariant=; max-age=0; path=/';
  document.cookie = 'codeStyling=; max-age=0; path=/';
  window.history.replaceState(null, '', address);
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <EnglishTexts>
        <ThemeProvider>
          <CodePreferencesProvider>
            <Demo {...demoProps(change)} />
            <Address />
          </CodePreferencesProvider>
        </ThemeProvider>
      </EnglishTexts>
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}

/** Shows the router's address, for tests of what is kept in it. */
function Address() {
  const { search } = useLocation();
  return <output data-testid="search">{search}</output>;
}

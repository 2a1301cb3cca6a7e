import { configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { DocsConfig } from '@site/src/testing/DocsConfig';
import { EnglishMessages } from '@site/src/testing/EnglishMessages';
import { CodePreferencesProvider } from '@site/src/features/code-preferences';
import { ThemeProvider } from '@site/src/features/theme-mode';
import type { DemoPreviews, DemoSources, ResolvedDemoProps } from '@site/src/shared/demo';
import type { DocsConfig as Config } from '@site/src/shared/docsConfig';
import { Demo } from './Demo';

jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => undefined }),
}));

// A whole demo with Material UI takes its time in jsdom, the more so on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** Loads what a page loads later: the tests wait for what happens, not for the compiler. */
export async function preloadDemo(): Promise<void> {
  await Promise.all([import('./canvas/DemoRuntime'), import('./DemoControls')]);
}

/** The button of this name, once it is there. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** Chooses an entry of a menu of the toolbar. */
export async function chooseInMenu(
  user: UserEvent,
  menu: 'Open in' | 'More actions',
  entry: string,
  role: 'menuitem' | 'menuitemcheckbox' = 'menuitem',
): Promise<void> {
  await user.click(await findButton(menu));
  await user.click(screen.getByRole(role, { name: entry }));
}

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
    },
  },
};

const previews: DemoPreviews = {
  system: { ts: file('Orders.tsx', 'essence(ts)'), js: file('Orders.js', 'essence(js)') },
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
    loadPreviews: () => Promise.resolve({ default: previews }),
    loadSources: () => Promise.resolve({ default: twoFiles }),
    loadModules: () => Promise.resolve({ default: {} }),
    ...change,
  };
}

interface DemoPage {
  /** Default: `/x/orders/`. */
  readonly address?: string;
  /** What differs from the configuration of every test. */
  readonly config?: Partial<Config>;
}

/** Renders a demo on a page, for a reader without preferences. */
export function renderDemo(
  change?: Partial<ResolvedDemoProps>,
  { address = '/x/orders/', config }: DemoPage = {},
) {
  document.cookie = 'codeVariant=; max-age=0; path=/';
  document.cookie = 'codeStyling=; max-age=0; path=/';
  window.history.replaceState(null, '', address);
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <DocsConfig change={config}>
        <EnglishMessages>
          <ThemeProvider>
            <CodePreferencesProvider>
              <Demo {...demoProps(change)} />
              <Address />
            </CodePreferencesProvider>
          </ThemeProvider>
        </EnglishMessages>
      </DocsConfig>
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}

/** Shows the router's address, for tests of what is kept in it. */
function Address() {
  const { search } = useLocation();
  return <output data-testid="search">{search}</output>;
}

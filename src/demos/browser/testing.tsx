import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { CodePreferencesProvider } from '@site/src/display/browser/code-preferences';
import { ThemeProvider } from '@site/src/display/browser/mode';
import type { DemoPreviews, DemoSources, ResolvedDemoProps } from '@site/src/demos/shared/demo';
import type { DocsConfig as Config } from '@site/src/base/shared/docsConfig';
import { Demo } from './Demo';

jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => undefined }),
}));

/** Imports lazy modules ahead, so that tests don't wait for the compiler. */
export async function preloadDemo(): Promise<void> {
  await Promise.all([import('./canvas/DemoRuntime'), import('./DemoControls')]);
}

/** Waits for the button of this name. */
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens a menu of the toolbar and chooses an entry. */
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

/** The sources of a demo with two files whose JavaScript differs from TypeScript. */
export const twoFiles: DemoSources = {
  packages: {},
  variants: {
    system: {
      ts: [
        file('Orders.tsx', 'const a: number = 1;'),
        file('orders.ts', 'export const rows = [];'),
      ],
      js: [file('Orders.js', 'const a = 1;'), file('orders.js', 'export const rows = [];')],
    },
  },
};

const previews: DemoPreviews = {
  system: { ts: file('Orders.tsx', 'essence(ts)'), js: file('Orders.js', 'essence(js)') },
};

/** Props of a working demo, as the build creates them. */
function demoProps(change: Partial<ResolvedDemoProps> = {}): ResolvedDemoProps {
  return {
    name: 'Orders',
    path: 'react-data-grid/orders/Orders.tsx',
    plan: 'community',
    reserved: { wide: 300, narrow: 400 },
    code: { lines: { ts: 1, js: 1 } },
    loaders: { system: () => Promise.resolve({ default: () => <p>running</p> }) },
    loadPreviews: () => Promise.resolve({ default: previews }),
    loadSources: () => Promise.resolve(twoFiles),
    loadModules: () => Promise.resolve({ default: {} }),
    ...change,
  };
}

interface DemoPage {
  /** Default: `/x/orders/`. */
  readonly address?: string;
  /** Overrides of the test configuration. */
  readonly config?: Partial<Config>;
}

/** A page with a demo. */
export function demoPage(
  change?: Partial<ResolvedDemoProps>,
  { address = '/x/orders/', config }: DemoPage = {},
) {
  return (
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
    </MemoryRouter>
  );
}

/** Renders a demo on a page, for a reader without preferences. */
export function renderDemo(change?: Partial<ResolvedDemoProps>, page: DemoPage = {}) {
  document.cookie = 'codeVariant=; max-age=0; path=/';
  document.cookie = 'codeStyling=; max-age=0; path=/';
  window.history.replaceState(null, '', page.address ?? '/x/orders/');
  const view = render(demoPage(change, page));
  return { ...view, user: userEvent.setup() };
}

/** Renders the router's location, for tests of what is stored in the URL. */
function Address() {
  const { search } = useLocation();
  return <output data-testid="search">{search}</output>;
}

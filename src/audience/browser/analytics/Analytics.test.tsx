import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { CodePreferencesProvider } from '@site/src/display/browser/code-preferences';
import { ThemeProvider } from '@site/src/display/browser/mode';
import { SERVICES_ELEMENT_ID, type SiteServices } from '@site/src/base/shared/services';
import { Analytics, trackEvent } from './index';
import { closeGtag } from './gtag';

function carry(services: SiteServices) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = SERVICES_ELEMENT_ID;
  element.textContent = JSON.stringify(services);
  document.head.append(element);
}

function renderSite() {
  return render(
    <MemoryRouter initialEntries={['/x/react-charts/bars/']}>
      <DocsConfig>
        <EnglishMessages>
          <ThemeProvider>
            <CodePreferencesProvider>
              <Analytics />
              <button data-ga-event-category="demo" data-ga-event-action="copy">
                Copy
              </button>
            </CodePreferencesProvider>
          </ThemeProvider>
        </EnglishMessages>
      </DocsConfig>
    </MemoryRouter>,
  );
}

const script = () => document.querySelector<HTMLScriptElement>('#analytics-script');
const calls = () => (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));

beforeEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  closeGtag();
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

it('loads nothing without an id, and ignores events', async () => {
  carry({});
  renderSite();
  await userEvent.click(screen.getByText('Copy'));
  trackEvent('ad', { eventAction: 'click' });
  expect(script()).toBeNull();
  expect(calls()).toEqual([]);
});

it('loads nothing before the reader agrees, then reports the current page', async () => {
  carry({ analytics: { id: 'G-A1', consent: 'opt-in' } });
  renderSite();
  expect(script()).toBeNull();
  act(() => {
    localStorage.setItem('analytics-consent', 'granted');
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }));
  });
  await waitFor(() =>
    expect(script()?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-A1'),
  );
  await waitFor(() => expect(calls().at(-1)?.[1]).toBe('page_view'));
  expect(calls().slice(0, 2)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-A1', { send_page_view: false }],
  ]);
  expect(calls()).toContainEqual([
    'set',
    'user_properties',
    {
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1,
      colorSchemeOS: 'light',
      colorScheme: 'light',
      codeStylingVariant: 'MUI System',
    },
  ]);
  expect(calls().at(-1)?.[2]).toMatchObject({ page_location: '/x/react-charts/bars/' });

  await userEvent.click(screen.getByText('Copy'));
  expect(calls().at(-1)).toEqual(['event', 'demo', { eventAction: 'copy', eventLabel: undefined }]);

  act(() => {
    localStorage.setItem('analytics-consent', 'denied');
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }));
  });
  await userEvent.click(screen.getByText('Copy'));
  expect(calls()).toEqual([]);
  expect(window).toHaveProperty('ga-disable-G-A1', true);

  act(() => {
    localStorage.setItem('analytics-consent', 'granted');
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent' }));
  });
  await waitFor(() => expect(calls().at(-1)?.[1]).toBe('page_view'));
  expect(
    calls().map(([command, name]) => `${String(command)} ${String(name)}`.slice(0, 20)),
  ).toEqual([
    expect.stringMatching(/^js /),
    'config G-A1',
    'set user_properties',
    'event page_view',
  ]);
});

it('keeps the events of a measured reader while the tracker loads', async () => {
  carry({ analytics: { id: 'G-A1', consent: 'opt-out' } });
  renderSite();
  trackEvent('ad', { eventAction: 'crash', eventLabel: 'carbon-body-top-image' });
  expect(script()).toBeNull();
  await waitFor(() => expect(script()).not.toBeNull());
  const names = calls().map(([command, name]) => (command === 'event' ? name : command));
  expect(names.slice(0, 3)).toEqual(['js', 'config', 'ad']);
});

it('drops the events of a reader who is not measured', () => {
  carry({ analytics: { id: 'G-A1', consent: 'opt-in' } });
  renderSite();
  trackEvent('ad', { eventAction: 'crash', eventLabel: 'carbon-body-top-image' });
  expect(calls()).toEqual([]);
});

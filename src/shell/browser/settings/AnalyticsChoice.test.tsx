import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '@generated/docs-translations/default/settings.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { SERVICES_ELEMENT_ID, type SiteServices } from '@site/src/base/shared/services';
import * as lazy from './AnalyticsChoice';

const AnalyticsChoice = withLazyMessages(messages, lazy.AnalyticsChoice);

function show(services: SiteServices) {
  document.head.innerHTML = `<script type="application/json" id="${SERVICES_ELEMENT_ID}">${JSON.stringify(services)}</script>`;
  return render(<AnalyticsChoice />, { wrapper: SiteFrame });
}

it('renders nothing in builds without analytics', () => {
  expect(show({}).container).toBeEmptyDOMElement();
});

it.each([
  ['opt-in', 'Refuse', /Nothing is measured without your consent\.$/],
  ['opt-out', 'Allow', /Nothing is measured once you refuse\.$/],
] as const)('says what %s means before the reader chooses', (consent, chosen, promise) => {
  show({ analytics: { id: 'G-A1', consent } });
  expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
  expect(screen.getByText(promise)).toBeInTheDocument();
});

it('measures nothing until the reader agrees, and stores the choice', async () => {
  show({ analytics: { id: 'G-A1', consent: 'opt-in' } });
  expect(screen.getByRole('radio', { name: 'Refuse' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Allow' }));
  expect(screen.getByRole('radio', { name: 'Allow' })).toBeChecked();
  expect(localStorage.getItem('analytics-consent')).toBe('granted');
});

it('says that the browser already opts out', () => {
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' });
  show({ analytics: { id: 'G-A1', consent: 'opt-out' } });
  expect(screen.getByText(/nothing is measured/)).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Allow' })).not.toBeInTheDocument();
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: null });
});

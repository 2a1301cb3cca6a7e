import { act, render, screen } from '@testing-library/react';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { ShownAd } from './ShownAd';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (url: string) => `/x${url}`,
}));

jest.mock('./pageShape', () => ({ PAGE_SHAPE: 'image' }));

const network = { id: 'CKYIVK', placement: 'material-uicom' };
const STEP_MS = 500;
const gtag = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.gtag = gtag;
  gtag.mockClear();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Reports every ad that is shown. */
const services = { ads: { onPages: true, displayRatio: 1 } };
const show = (given?: typeof network) =>
  render(
    <DocsConfig services={services}>
      <EnglishMessages>
        <ShownAd network={given} />
      </EnglishMessages>
    </DocsConfig>,
  );
/** Advances timers in steps, because a timer's update is rendered and may start another timer. */
function wait(time: number) {
  for (let left = time; left > 0; left -= STEP_MS) {
    act(() => jest.advanceTimersByTime(Math.min(left, STEP_MS)));
  }
}
const script = () => document.getElementById('_carbonads_js') as HTMLScriptElement | null;

/** The action and label of each reported event. */
const reported = () =>
  gtag.mock.calls.map(([, , { eventAction, eventLabel }]) => `${eventAction} ${eventLabel}`);

function answer(href: string) {
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = `<a href="${href}">Acme</a>`;
  script()?.after(ad);
}

it("requests the network's ad and doesn't change it", () => {
  show(network);
  wait(1);
  expect(script()?.src).toBe(
    'https://cdn.carbonads.com/carbon.js?serve=CKYIVK&placement=material-uicom',
  );
  answer('https://acme.example.com/');
  wait(20_000);
  expect(screen.getByRole('link', { name: 'Acme' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ad' })).toHaveAttribute(
    'data-ga-event-label',
    'carbon-body-top-image',
  );
  expect(reported()).toEqual(['display carbon-body-top-image']);
});

it('reports the in-house ad that replaces a blocked one, and nothing of the network', () => {
  show(network);
  wait(20_000);
  expect(reported()).toEqual(['display in-house-body-top-image']);
});

it('reports nothing while the network has not rendered an ad', () => {
  show(network);
  wait(2999);
  expect(reported()).toEqual([]);
});

it('shows an in-house ad when the network is blocked, and replaces it with a late ad', () => {
  show(network);
  wait(2999);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  wait(501);
  const own = screen.getByRole('link', { name: /Ad by MUI/ });
  expect(own).toHaveAttribute('rel', 'noopener sponsored');
  expect(own).toHaveAttribute('target', '_blank');
  expect(own).toHaveAttribute('data-ga-event-label', 'in-house-tidelift');
  wait(2500);
  answer('https://acme.example.com/');
  wait(500);
  expect(screen.getByRole('link', { name: 'Acme' })).toBeVisible();
  wait(2500);
  expect(reported()).toEqual(['display in-house-body-top-image', 'display carbon-body-top-image']);
});

it('shows an in-house ad when the network has sold out', () => {
  show(network);
  wait(1);
  answer('https://material-ui-next.com/discover-more/backers');
  wait(500);
  expect(screen.getByRole('link', { name: /Ad by MUI/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ad' })).toHaveAttribute(
    'data-ga-event-label',
    'in-house-carbon-body-top-image',
  );
});

it('asks some of the readers who block ads to allow them', () => {
  jest.mocked(Math.random).mockReturnValue(0.1);
  show(network);
  wait(3500);
  expect(screen.getByText('Do these docs help you?')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Love' })).toBeVisible();
});

it("works without a network and doesn't claim that ads are blocked", () => {
  jest.mocked(Math.random).mockReturnValue(0.1);
  show();
  expect(screen.getByRole('link', { name: /Ad by MUI/ })).toBeVisible();
  wait(20_000);
  expect(screen.queryByText('Do these docs help you?')).not.toBeInTheDocument();
  expect(script()).toBeNull();
});

it('shows nothing to bots', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  const { container } = show(network);
  wait(20_000);
  expect(container).toBeEmptyDOMElement();
  expect(gtag).not.toHaveBeenCalled();
});

it('renders nothing after a crash, and reports it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    placement: 'x',
    get id(): string {
      throw new Error('broken');
    },
  };
  const { container } = show(broken);
  wait(20_000);
  expect(container).toBeEmptyDOMElement();
  expect(reported()).toEqual(['crash carbon-body-top-image']);
});

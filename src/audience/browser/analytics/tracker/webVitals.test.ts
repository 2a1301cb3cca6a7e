/** @jest-environment jsdom */
const listeners = {
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
};
jest.mock('web-vitals', () => listeners);

async function load() {
  jest.resetModules();
  return import('./webVitals');
}

beforeEach(() => Object.values(listeners).forEach((listen) => listen.mockClear()));

it('reports one of ten thousand page loads', async () => {
  const { reportWebVitals } = await load();
  reportWebVitals(0.0001);
  await new Promise(process.nextTick);
  Object.values(listeners).forEach((listen) => expect(listen).toHaveBeenCalledTimes(1));
});

it('reports no other page load, and decides once per page load', async () => {
  const { reportWebVitals } = await load();
  reportWebVitals(0.00011);
  reportWebVitals(0);
  await new Promise(process.nextTick);
  Object.values(listeners).forEach((listen) => expect(listen).not.toHaveBeenCalled());
});

it('sends a metric under its own name', async () => {
  const gtag = jest.fn();
  window.gtag = gtag;
  const { reportMetric } = await load();
  reportMetric({ name: 'CLS', value: 0.2, delta: 0.1, id: 'v5-1' } as Parameters<
    typeof reportMetric
  >[0]);
  expect(gtag).toHaveBeenCalledWith('event', 'CLS', {
    value: 0.1,
    metric_label: 'Web Vitals',
    metric_value: 0.2,
    metric_delta: 0.1,
    metric_id: 'v5-1',
  });
});

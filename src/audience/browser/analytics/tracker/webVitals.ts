import type { MetricType } from 'web-vitals';
import { trackEvent } from '../trackEvent';

/** The share of page loads that report their performance: 0.01%. */
const WEB_VITALS_RATIO = 0.0001;

/** Whether this page load was already sampled. */
let isDecided = false;

/** @param random a number from 0 to 1, for tests */
export function reportWebVitals(random: number = Math.random()): void {
  if (isDecided) {
    return;
  }
  isDecided = true;
  if (random > WEB_VITALS_RATIO) {
    return;
  }
  import(/* webpackChunkName: "web-vitals" */ 'web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((listen) => listen(reportMetric));
    },
    () => undefined,
  );
}

export function reportMetric({ name, delta, value, id }: MetricType): void {
  trackEvent(name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

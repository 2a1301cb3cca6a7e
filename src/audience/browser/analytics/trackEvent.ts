import { installGtag } from './gtag';

export type EventParameters = Readonly<Record<string, string | number | undefined>>;

/**
 * Sends an event to analytics. Callers in the browser can use it anywhere: without analytics, it
 * does nothing.
 *
 * @param category the name of the event, such as `demo` or `ad`
 */
export function trackEvent(category: string, parameters: EventParameters): void {
  installGtag();
  window.gtag('event', category, parameters);
}

import { installGtag } from './gtag';

export type EventParameters = Readonly<Record<string, string | number | undefined>>;

/**
 * Tells the site's statistics of something that happened. Safe anywhere in the browser: it does
 * nothing where nobody measures.
 *
 * @param category name of the event, such as `demo` or `ad`
 */
export function trackEvent(category: string, parameters: EventParameters): void {
  installGtag();
  window.gtag('event', category, parameters);
}

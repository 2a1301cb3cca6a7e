import { trackEvent, type EventParameters } from '../trackEvent';

interface ClickEvent {
  readonly category: string;
  readonly parameters: EventParameters;
}

/**
 * Returns the event for a click on `target`, described by the nearest ancestor with
 * `data-ga-event-category`. Returns `null` if there is none, or if the share in
 * `data-ga-event-split` excludes this click.
 *
 * @param random a number from 0 to 1
 */
export function readClickEvent(target: EventTarget | null, random: number): ClickEvent | null {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-ga-event-category]') : null;
  const category = element?.dataset.gaEventCategory;
  if (!element || !category) {
    return null;
  }
  const { gaEventAction, gaEventLabel, gaEventSplit } = element.dataset;
  if (gaEventSplit !== undefined && random >= Number(gaEventSplit)) {
    return null;
  }
  return { category, parameters: { eventAction: gaEventAction, eventLabel: gaEventLabel } };
}

/** @returns a function that removes the listener */
export function listenToClicks(root: Document): () => void {
  const handle = (event: Event) => {
    const click = readClickEvent(event.target, Math.random());
    if (click) {
      trackEvent(click.category, click.parameters);
    }
  };
  // Widgets may stop the propagation of a click, which must still be counted.
  root.addEventListener('click', handle, true);
  return () => root.removeEventListener('click', handle, true);
}

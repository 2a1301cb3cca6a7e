/**
 * The attributes by which other parts of the site, its scripts, and tests find a demo in a page.
 * Style sheets can't import them: a test compares the two.
 */

/** The card of a demo, with its name. */
export const DEMO_CARD = 'data-demo';

/** The box in which a demo is shown, in the page or a frame, with its name. */
export const DEMO_CANVAS = 'data-demo-canvas';

/** What a demo renders, and what its popups are rendered into, with its name if it has one. */
export const DEMO_ROOT = 'data-demo-root';

/** Of the roots, those at the end of the body, which contain the popups. */
export const DEMO_PORTAL = 'data-demo-portal';

/** A box around canvases that scrolls them. */
export const DEMO_SCROLLER = 'data-demo-scroller';

/** What is shown instead of a demo that threw, with its name. */
export const DEMO_CRASH = 'data-demo-crash';

/**
 * A selector of elements with an attribute.
 *
 * @param value Its value, escaped if it isn't a name of a demo. Default: any.
 */
export function withAttribute(attribute: string, value?: string): string {
  return value === undefined ? `[${attribute}]` : `[${attribute}="${value}"]`;
}

import {
  DEMO_CANVAS,
  DEMO_ROOT,
  DEMO_SCROLLER,
  withAttribute,
} from '@site/src/demos/shared/demoAttributes';

/** The elements that contain a running demo, its popups, and the body of its frame. */
export function demoRoots(name: string): Element[] {
  const escaped = CSS.escape(name);
  const frames = document.querySelectorAll<HTMLIFrameElement>(
    `${withAttribute(DEMO_CANVAS, escaped)} iframe`,
  );
  return [
    ...document.querySelectorAll(withAttribute(DEMO_ROOT, escaped)),
    ...Array.from(frames).flatMap((frame) => frame.contentDocument?.body ?? []),
  ];
}

/** The position of an element in the page's viewport, even if it is in a frame. */
export function boundsOf(element: Element): DOMRect {
  const bounds = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  return frame
    ? new DOMRect(bounds.x + frame.x, bounds.y + frame.y, bounds.width, bounds.height)
    : bounds;
}

/** The boxes around the demo that scroll or clip it: its canvas, and that of a panel with it. */
const CLIPPING = [DEMO_CANVAS, DEMO_SCROLLER].map((attribute) => withAttribute(attribute));

/** The part of the viewport in which an element of a demo can be visible; undefined for popups. */
export function clipOf(element: Element): DOMRect | undefined {
  const inPage = element.ownerDocument.defaultView?.frameElement ?? element;
  const boxes = CLIPPING.flatMap(
    (selector) => inPage.closest(selector)?.getBoundingClientRect() ?? [],
  );
  if (boxes.length === 0) {
    return undefined;
  }
  const left = Math.max(...boxes.map((box) => box.left));
  const top = Math.max(...boxes.map((box) => box.top));
  const right = Math.min(...boxes.map((box) => box.right));
  const bottom = Math.min(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Whether an element has a visible box. */
export function isVisible(element: Element): boolean {
  const { height, width } = element.getBoundingClientRect();
  return width > 0 || height > 0;
}

/**
 * The target of an event if it is an element, even one of a frame, which has its own `Element`
 * class.
 */
export function elementOf(target: EventTarget | null): Element | null {
  return target && 'nodeType' in target && (target as Node).nodeType === Node.ELEMENT_NODE
    ? (target as Element)
    : null;
}

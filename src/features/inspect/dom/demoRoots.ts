/** The elements that contain a running demo, its popups, and the body of its frame. */
export function demoRoots(name: string): Element[] {
  const escaped = CSS.escape(name);
  const frames = document.querySelectorAll<HTMLIFrameElement>(
    `[data-demo-canvas="${escaped}"] iframe`,
  );
  return [
    ...document.querySelectorAll(`[data-demo-root="${escaped}"]`),
    ...Array.from(frames).flatMap((frame) => frame.contentDocument?.body ?? []),
  ];
}

/** The place of an element in the viewport of the page, also if it is in a frame. */
export function boundsOf(element: Element): DOMRect {
  const bounds = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  return frame
    ? new DOMRect(bounds.x + frame.x, bounds.y + frame.y, bounds.width, bounds.height)
    : bounds;
}

/** The box around the demo that scrolls or clips it; undefined for popups. */
export function clipOf(element: Element): DOMRect | undefined {
  const frame = element.ownerDocument.defaultView?.frameElement;
  return (frame ?? element).closest('[data-demo-canvas]')?.getBoundingClientRect();
}

/** Whether an element has a visible box. */
export function isVisible(element: Element): boolean {
  const { height, width } = element.getBoundingClientRect();
  return width > 0 || height > 0;
}

/** The target of an event as an element, also if it comes from a frame with its own classes. */
export function elementOf(target: EventTarget | null): Element | null {
  return target && 'nodeType' in target && (target as Node).nodeType === Node.ELEMENT_NODE
    ? (target as Element)
    : null;
}

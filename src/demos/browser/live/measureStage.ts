import { DEMO_PORTAL } from '@site/src/demos/shared/demoAttributes';
import type { FrameSize } from './messages';

/** For the shadow of a popup, in px. */
const SHADOW = 12;

/** What is rendered at the end of the body: by Material UI in a root of its own, by others directly. */
const POPUPS = `[${DEMO_PORTAL}] > * > *, body > :not(#__docusaurus, [${DEMO_PORTAL}], script)`;

/** The space that the canvas and its open popups need. */
export function measureStage(canvas: HTMLElement): FrameSize {
  const height = canvas.offsetHeight;
  let extent = height;
  let hasModal = false;
  for (const popup of document.querySelectorAll(POPUPS)) {
    const { position, visibility } = getComputedStyle(popup);
    const { width, bottom } = popup.getBoundingClientRect();
    if (width > 0 && visibility !== 'hidden') {
      if (position === 'fixed') {
        hasModal = true;
      } else {
        extent = Math.max(extent, Math.ceil(bottom + window.scrollY) + SHADOW);
      }
    }
  }
  return { height, extent, hasModal };
}

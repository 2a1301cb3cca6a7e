import { DEMO_CRASH, withAttribute } from '@site/src/demos/shared/demoAttributes';
import { FRAME_ATTRIBUTE, type DemoCrash } from '../messages';
import { frameOfMessage } from './crashFrames';

const CRASH = withAttribute(DEMO_CRASH);

function readCrash(card: HTMLElement): DemoCrash {
  const message = card.querySelector('pre')?.textContent ?? '';
  const frame = frameOfMessage(message);
  return { demo: card.getAttribute(DEMO_CRASH) ?? '', message, ...(frame && { frame }) };
}

function readCrashes(): DemoCrash[] {
  return [...document.querySelectorAll<HTMLElement>(CRASH)].map((card) => {
    const crash = readCrash(card);
    if (crash.frame) {
      card.setAttribute(FRAME_ATTRIBUTE, JSON.stringify(crash.frame));
    }
    return crash;
  });
}

/**
 * Calls a listener with the demos of the page that throw, at once and after each change. Their messages get the
 * place in the code as an attribute, for `npm run check`.
 *
 * @returns a function that stops it
 */
export function watchCrashes(listener: (crashes: readonly DemoCrash[]) => void): () => void {
  let known = '[]';
  const report = () => {
    const crashes = readCrashes();
    const content = JSON.stringify(crashes);
    if (content !== known) {
      known = content;
      listener(crashes);
    }
  };
  const observer = new MutationObserver(report);
  report();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

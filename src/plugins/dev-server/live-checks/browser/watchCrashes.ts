import type { DemoCrash } from '../messages';

const CRASH = '[data-demo-crash]';

function readCrashes(): DemoCrash[] {
  return [...document.querySelectorAll<HTMLElement>(CRASH)].map((card) => ({
    demo: card.dataset.demoCrash ?? '',
    message: card.querySelector('pre')?.textContent ?? '',
  }));
}

/**
 * Calls a listener with the demos of the page that throw, after each change.
 *
 * @returns a function that stops it
 */
export function watchCrashes(listener: (crashes: readonly DemoCrash[]) => void): () => void {
  let known = '[]';
  const observer = new MutationObserver(() => {
    const crashes = readCrashes();
    const content = JSON.stringify(crashes);
    if (content !== known) {
      known = content;
      listener(crashes);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

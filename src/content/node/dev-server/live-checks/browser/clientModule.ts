import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import { FINDINGS_PATH, type Finding } from '../messages';
import { createPanel, type Panel } from './panel';
import { noteErrors } from './crashFrames';
import { watchCrashes } from './watchCrashes';

let panel: Panel | undefined;
let stream: EventSource | undefined;
let stopWatching: (() => void) | undefined;
let pathname = '';

/** Registers the page with the dev server, because only open pages are checked. */
function listen(): void {
  stream?.close();
  stream = undefined;
  stopWatching?.();
  if (document.visibilityState === 'hidden' || pathname === '') {
    return;
  }
  const address = `${siteConfig.baseUrl}${FINDINGS_PATH}?page=${encodeURIComponent(pathname)}`;
  stream = new EventSource(address);
  stopWatching = watchCrashes((crashes) => {
    void fetch(address, { method: 'POST', body: JSON.stringify(crashes) });
  });
  stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
    (panel ??= createPanel()).show(JSON.parse(data) as Finding[]),
  );
}

noteErrors();

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    if (previousLocation === null) {
      document.addEventListener('visibilitychange', listen);
    }
    pathname = location.pathname;
    // Removes the findings of the previous page.
    panel?.show([]);
    listen();
  },
};

export default clientModule;

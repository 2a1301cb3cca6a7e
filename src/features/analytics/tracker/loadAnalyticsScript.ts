import { closeGtag, markGtagAnswered } from '../gtag';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';
const SCRIPT_ID = 'analytics-script';

/** Configures the service and loads its script, once a visit. Nobody notices when it does not come. */
export function loadAnalyticsScript(id: string): void {
  window.gtag('js', new Date());
  // The site has pages without loads: it reports its views itself.
  window.gtag('config', id, { send_page_view: false });
  if (document.getElementById(SCRIPT_ID)) {
    return;
  }
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = `${SCRIPT_URL}?id=${encodeURIComponent(id)}`;
  script.addEventListener('load', markGtagAnswered);
  script.addEventListener('error', closeGtag);
  document.head.append(script);
}

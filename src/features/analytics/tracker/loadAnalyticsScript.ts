import { closeGtag, markGtagAnswered } from '../gtag';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';
const SCRIPT_ID = 'analytics-script';

/** Configures the service and loads its script, once per visit. A failed load is ignored. */
export function loadAnalyticsScript(id: string): void {
  window.gtag('js', new Date());
  // The site navigates without page loads, so it reports page views itself.
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

import { closeGtag, markGtagAnswered } from '../gtag';

const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';
const SCRIPT_ID = 'analytics-script';

/** Loads the script of the service, once per visit. A failed load is ignored. */
export function loadAnalyticsScript(id: string): void {
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

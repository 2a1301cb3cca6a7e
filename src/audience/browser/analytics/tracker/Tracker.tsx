import { useEffect } from 'react';
import { listenToClicks } from './clickEvents';
import { loadAnalyticsScript } from './loadAnalyticsScript';
import { usePageViews } from './usePageViews';
import { useUserProperties } from './useUserProperties';
import { reportWebVitals } from './webVitals';

/** Measures the visit while it is mounted. Renders nothing. */
export function Tracker({ id }: { readonly id: string }) {
  useEffect(() => {
    setDisabled(id, false);
    loadAnalyticsScript(id);
    reportWebVitals();
    const stopListening = listenToClicks(document);
    return () => {
      stopListening();
      setDisabled(id, true);
    };
  }, [id]);

  useUserProperties();
  usePageViews();
  return null;
}

/** The script measures scrolling and more on its own, and checks this property first. */
function setDisabled(id: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
}

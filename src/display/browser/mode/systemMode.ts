import { DARK_QUERY } from '@site/src/display/shared/displayPreferences';

/** Whether the operating system prefers dark mode; false if the browser can't tell. */
export function systemIsDark(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(DARK_QUERY).matches;
}

/** @returns a function that removes the listener */
export function listenToSystemMode(onChange: (isDark: boolean) => void): () => void {
  if (typeof window.matchMedia !== 'function') {
    return () => {};
  }
  const query = window.matchMedia(DARK_QUERY);
  const handle = (event: MediaQueryListEvent) => onChange(event.matches);
  query.addEventListener('change', handle);
  return () => query.removeEventListener('change', handle);
}

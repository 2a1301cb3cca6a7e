import { DARK_QUERY } from '@site/src/shared/displayPreferences';

/** Whether the operating system asks for dark; false where the browser cannot tell. */
export function systemIsDark(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(DARK_QUERY).matches;
}

/** @returns the function that ends the calls. */
export function listenToSystemMode(onChange: (isDark: boolean) => void): () => void {
  if (typeof window.matchMedia !== 'function') {
    return () => {};
  }
  const query = window.matchMedia(DARK_QUERY);
  const handle = (event: MediaQueryListEvent) => onChange(event.matches);
  query.addEventListener('change', handle);
  return () => query.removeEventListener('change', handle);
}

import Cookies from 'js-cookie';

const COOKIE = 'lastSeenNotification';

/** The id of the newest announcement that the reader has seen; 0 for a new reader. */
export function readLastSeen(): number {
  try {
    const id = Number(Cookies.get(COOKIE));
    return Number.isInteger(id) && id > 0 ? id : 0;
  } catch {
    return 0;
  }
}

/** Stores it for a year. */
export function writeLastSeen(id: number): void {
  try {
    Cookies.set(COOKIE, String(id), { expires: 365, path: '/', sameSite: 'Lax' });
  } catch {
    // Without cookies, the announcements are new again on the next visit.
  }
}

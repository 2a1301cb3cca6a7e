/** `## 8.14.1`, and the date on the line after the next: `_Oct 16, 2025_`. */
const RELEASE = /^## v?(\d+\.\d+\.\d+[\w.-]*)\s+_([A-Z][a-z]+\.? \d{1,2}, \d{4})_/gm;

/** When each version was released, in ms since 1970, from the text of a changelog. */
export function readReleaseTimes(changelog: string): Record<string, number> {
  return Object.fromEntries(
    [...changelog.matchAll(RELEASE)].map(([, version = '', date = '']) => [
      version,
      Date.parse(`${date} UTC`),
    ]),
  );
}

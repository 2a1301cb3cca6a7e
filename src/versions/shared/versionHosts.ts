import { isMajor, MAJORS, type Major } from './versions';
import { isWebAddress } from '../../base/shared/webAddress';

/** The hosts of the published documentation. */
export const PUBLISHED_HOSTS: Readonly<Record<Major, string>> = {
  v8: 'https://mui.com',
  v7: 'https://v7.mui.com',
  v6: 'https://v6.mui.com',
  v5: 'https://v5.mui.com',
  v4: 'https://v4.mui.com',
};

/**
 * Parses `v7=https://v7.example.com` entries, separated by commas.
 *
 * @throws an error that names the invalid entry and the expected form
 */
export function parseVersionHosts(list: string): Partial<Record<Major, string>> {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => {
      const separator = entry.indexOf('=');
      const major = entry.slice(0, separator);
      const host = entry.slice(separator + 1);
      const origin = host.replace(/\/$/, '');
      const isOrigin = isWebAddress(host) && new URL(host).origin === origin;
      if (!isMajor(major) || !isOrigin) {
        throw new Error(
          `"${entry}": expected <major>=<origin>, such as v7=https://v7.example.com, ` +
            `with one of ${MAJORS.join(', ')} and an address without a path`,
        );
      }
      return [major, origin];
    }),
  );
}

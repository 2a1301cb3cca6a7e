import { isWebAddress } from './webAddress';

/** An operator's link at the end of every page. */
export interface FooterLink {
  readonly name: string;
  readonly href: string;
}

const ENTRY = /^(?<name>[^=]+)=(?<href>https:\/\/\S+)$/;

/**
 * Parses `Name=https://…` entries, separated by semicolons.
 *
 * @throws an error that names the invalid entry and the expected form
 */
export function parseFooterLinks(list: string): FooterLink[] {
  return list
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((entry) => {
      const { name = '', href = '' } = ENTRY.exec(entry)?.groups ?? {};
      if (!name.trim() || !isWebAddress(href, 'https')) {
        throw new Error(`"${entry}": expected Name=https://…, entries separated by semicolons`);
      }
      return { name: name.trim(), href };
    });
}

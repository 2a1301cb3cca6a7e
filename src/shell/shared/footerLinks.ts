import { isWebAddress } from '../../base/shared/webAddress';

/** An operator's link at the end of every page. */
export interface FooterLink {
  readonly name: string;
  readonly href: string;
}

/** The links of the published documentation, whose host is the default of the site as well. */
export const PUBLISHED_FOOTER = [
  'Home=https://mui.com/',
  'Blog=https://mui.com/blog/',
  'Store=https://mui.com/store/',
  'X=https://x.com/MUI_hq',
  'Discord=https://mui.com/r/discord/',
  'YouTube=https://www.youtube.com/@MUI_hq',
  'RSS=https://mui.com/feed/blog/rss.xml',
].join(';');

const NO_LINKS = 'off';

const ENTRY = /^(?<name>[^=]+)=(?<href>https:\/\/\S+)$/;

/**
 * Parses `Name=https://…` entries, separated by semicolons. `off` has none.
 *
 * @throws an error that names the invalid entry and the expected form
 */
export function parseFooterLinks(list: string): FooterLink[] {
  if (list === NO_LINKS) {
    return [];
  }
  return list
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((entry) => {
      const { name = '', href = '' } = ENTRY.exec(entry)?.groups ?? {};
      if (!name.trim() || !isWebAddress(href, 'https')) {
        throw new Error(
          `"${entry}": expected Name=https://…, entries separated by semicolons, or ${NO_LINKS}`,
        );
      }
      return { name: name.trim(), href };
    });
}

/** A link that an operator adds to the end of every page. */
export interface FooterLink {
  readonly name: string;
  readonly href: string;
}

const ENTRY = /^(?<name>[^=]+)=(?<href>https:\/\/\S+)$/;

/**
 * Reads `Name=https://…` entries, separated by semicolons.
 *
 * @throws naming the entry that is wrong and the form it should have.
 */
export function parseFooterLinks(list: string): FooterLink[] {
  return list
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((entry) => {
      const { name = '', href = '' } = ENTRY.exec(entry)?.groups ?? {};
      if (!name.trim() || !URL.canParse(href)) {
        throw new Error(`"${entry}": expected Name=https://…, entries separated by semicolons`);
      }
      return { name: name.trim(), href };
    });
}

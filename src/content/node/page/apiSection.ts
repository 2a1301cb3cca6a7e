/** The id of the section that a list of components in the front matter adds to a page. */
export const API_SECTION = 'api';

/** Whether a page has this section, see `remarkApiSection`. */
export function hasApiSection({ components }: Readonly<Record<string, unknown>>): boolean {
  return Array.isArray(components);
}

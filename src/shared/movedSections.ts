/**
 * Sections that links on the web know under an id that no heading has any more, as the front matter
 * of a page lists them (`movedSections`): old id → where the answer is now, which is an id of the
 * same page (`new-id`) or a section of another page of the same major (`/react-charts/pie/#labels`).
 */
export type MovedSections = Readonly<Record<string, string>>;

const ID = /^[^\s#/]+$/;
const SECTION_OF_PAGE = /^\/(?:[\w-]+\/)+(?:#[^\s#/]+)?$/;

export function isMovedSections(value: unknown): value is MovedSections {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([id, to]) =>
        ID.test(id) && typeof to === 'string' && (ID.test(to) || SECTION_OF_PAGE.test(to)),
    )
  );
}

/** Whether a section went to another page. */
export function isOnAnotherPage(to: string): boolean {
  return to.startsWith('/');
}

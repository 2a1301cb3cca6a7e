/**
 * Published section ids that no heading has anymore, as the front matter of a page lists them
 * (`movedSections`): old id → new place, which is an id of the same page (`new-id`) or a section of
 * another page of the same major (`/react-charts/pie/#labels`).
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

/** The moved sections of a page; none if they aren't valid, which a check reports. */
export function movedSectionsOf(frontMatter: Readonly<Record<string, unknown>>): MovedSections {
  const { movedSections } = frontMatter;
  return isMovedSections(movedSections) ? movedSections : {};
}

/** Whether a section moved to another page. */
export function isOnAnotherPage(to: string): boolean {
  return to.startsWith('/');
}

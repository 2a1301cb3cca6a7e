import type { SearchHit } from '@site/src/search/shared/engine';

/**
 * The titles of results, in the order of the list. A class has its full name, `.MuiDataGrid-cell`.
 * A title that would be the same as the one above it starts with its place: "Recipes › Sorting".
 */
export function titlesOf(hits: readonly SearchHit[]): string[] {
  return hits.map((hit, index) => {
    const title = nameOf(hit);
    const above = hits[index - 1];
    const place = placeOf(hit);
    return above && place !== undefined && nameOf(above) === title ? `${place} › ${title}` : title;
  });
}

/** The name of a result as readers know it: a demo begins with what its section shows. */
export function nameOf({ record }: Pick<SearchHit, 'record'>): string {
  if (record.kind === 'demo') {
    return [record.crumbs.at(-1), record.name].filter(Boolean).join(' · ');
  }
  return record.className === undefined ? record.name : `.${record.className}`;
}

/** The innermost place with another name than the result. */
function placeOf({ record, owner }: SearchHit): string | undefined {
  return owner ?? record.crumbs.findLast((crumb) => crumb !== record.name);
}

/** Whether this is `npm test`, which tries less of what shares its code than every other run. */
export const isQuick = process.env.TEST_TIER === 'quick';

/**
 * `npm test` visits some of the pages that share their code; every other run visits all.
 *
 * @param items pages, or demos with their page
 * @param step `npm test` visits every nth item
 */
export function sample<Item>(items: readonly Item[], step: number): readonly Item[] {
  return items.filter((_, index) => isInSample(index, step));
}

/** Whether this run visits an item, if `npm test` visits every nth one. */
export function isInSample(index: number, step: number): boolean {
  return !isQuick || index % step === 0;
}

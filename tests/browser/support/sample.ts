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
  return process.env.TEST_TIER !== 'quick' || index % step === 0;
}

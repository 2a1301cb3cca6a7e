import type { ChangeStep } from '../../../api/shared/changeRecord';
import { derivedRecords } from './derivedRecords';
import { createHistory, loadHistory, readChangeSteps } from '../../../api/node';

/**
 * All changes between majors: those that `data/changes` describes, and those that comparing the
 * types of the majors shows.
 *
 * @param loadFacts provides the facts of all majors, newest first
 */
export async function loadChanges(
  siteDir: string,
  loadFacts = () => loadHistory(siteDir),
): Promise<ChangeStep[]> {
  const { steps } = createHistory(await loadFacts());
  return readChangeSteps(siteDir).map((step) => {
    const compared = steps.find(({ from, to }) => from.major === step.from && to.major === step.to);
    const changes = (compared?.changes ?? []).filter(({ product }) => product === step.product);
    return { ...step, records: [...step.records, ...derivedRecords(changes, step.records)] };
  });
}

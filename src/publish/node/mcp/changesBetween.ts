import { majorNumber } from '../../../versions/shared/versions';
import {
  CHANGES_FILE,
  isCertain,
  type ChangeRecord,
  type ChangeStep,
} from '../../../api/shared/changeRecord';
import { findName, nearestNames } from './componentNames';
import type { Library } from './library';

export interface BetweenQuery {
  /** Majors, such as `v6`. */
  readonly from: string;
  readonly to: string;
  /** The product's URL segment: `data-grid`. */
  readonly product?: string | undefined;
  readonly component?: string | undefined;
}

/** A change with what an assistant needs to act on it. */
export interface AnsweredChange extends Omit<ChangeRecord, 'section' | 'evidence'> {
  readonly product: string;
  readonly step: string;
  /** Whether a type checker reports it; others are to be checked by reading the code. */
  readonly typesReportIt: boolean;
  /** The address of the section that explains it. */
  readonly guide: string;
}

/** Whether a step is on the way. Those from the lab have no major, so they never are. */
function isBetween({ from, to }: ChangeStep, query: BetweenQuery): boolean {
  return majorNumber(from) >= majorNumber(query.from) && majorNumber(to) <= majorNumber(query.to);
}

/** Components, interfaces, and hooks; others, such as slots and `apiRef`, belong to many of them. */
const OWNER = /^(?:[A-Z]|use[A-Z])/;

/** Whether a change concerns a component: it names it, or no component at all. */
function concerns({ name, of = [] }: ChangeRecord, component: string): boolean {
  return name === component || of.includes(component) || !of.some((owner) => OWNER.test(owner));
}

/** All names that changes are about, or that have them. */
function namesOf(steps: readonly ChangeStep[]): Set<string> {
  return new Set(
    steps.flatMap(({ records }) =>
      records.flatMap(({ name, place, of = [] }) => (place === 'component' ? [name, ...of] : of)),
    ),
  );
}

function answered(
  { section, evidence: _evidence, ...record }: ChangeRecord,
  { product, from, to, guide }: ChangeStep,
  siteUrl: string,
): AnsweredChange {
  return {
    product,
    step: `${from} to ${to}`,
    typesReportIt: isCertain(record.kind),
    ...record,
    guide: new URL(`${guide}#${section}`, siteUrl).href,
  };
}

/**
 * The changes between two majors, newest step first. Those that no type checker reports come first
 * in each step.
 *
 * @throws if no step is known between the majors, or the component in none of them
 */
export async function changesBetween(
  library: Library,
  siteUrl: string,
  query: BetweenQuery,
): Promise<AnsweredChange[]> {
  const all = JSON.parse(await library.read(CHANGES_FILE)) as ChangeStep[];
  const steps = all
    .filter((step) => isBetween(step, query))
    .filter(({ product }) => query.product === undefined || product === query.product)
    .sort((a, b) => majorNumber(b.to) - majorNumber(a.to));
  if (steps.length === 0) {
    const known = [...new Set(all.map(({ from, to }) => `${from} to ${to}`))].sort().join(', ');
    throw new Error(
      `No changes are known from ${query.from} to ${query.to}. Expected a later major in \`to\`; known are: ${known}.`,
    );
  }
  const names = namesOf(steps);
  const component = query.component === undefined ? undefined : findName(query.component, names);
  if (query.component !== undefined && component === undefined) {
    throw new Error(
      `No change from ${query.from} to ${query.to} names ${query.component}. ${nearestNames(query.component, names)} Ask without \`component\` for what all components share.`,
    );
  }
  return steps
    .filter((step) => component === undefined || namesOf([step]).has(component))
    .flatMap((step) =>
      step.records
        .filter((record) => component === undefined || concerns(record, component))
        .sort((a, b) => Number(isCertain(a.kind)) - Number(isCertain(b.kind)))
        .map((record) => answered(record, step, siteUrl)),
    );
}

import { PLAN_NAMES } from '../../../content/shared/plans';
import { toFinding, type Finding, type ProjectFile } from '../check/finding';
import type { FindingKind } from '../check/kinds';
import { groupBy } from '../../../base/shared/groupBy';
import type { KeyVerdict, PackageVerdict } from './judgeKey';

const PROBLEMS: Readonly<Partial<Record<PackageVerdict['development'], FindingKind>>> = {
  Invalid: 'keyInvalid',
  ExpiredVersion: 'keyExpired',
  ExpiredAnnual: 'keyExpiredInDevelopment',
  ExpiredAnnualGrace: 'keyExpiredInDevelopment',
  OutOfScope: 'keyPlan',
  NotAvailableInInitialProPlan: 'keyInitialPlan',
};

/** What is wrong with a key, once for each kind, with the packages that say so. */
export function findVerdicts(
  { packages, terms }: KeyVerdict,
  file: ProjectFile,
  line?: number,
): Finding[] {
  const problems = packages.flatMap(({ development, name, production, version }) =>
    [...new Set([production, development].map((status) => status && PROBLEMS[status]))].map(
      (kind) => ({ kind, name: `${name} ${version}` }),
    ),
  );
  return [...groupBy(problems, ({ kind }) => kind)].flatMap(([kind, rows]) =>
    kind === undefined
      ? []
      : toFinding(kind, file, line, {
          packages: rows.map(({ name }) => name).join(', '),
          plan: PLAN_NAMES[terms?.plan ?? 'pro'],
          date: terms ? new Date(terms.expires).toISOString().slice(0, 10) : '',
        }),
  );
}

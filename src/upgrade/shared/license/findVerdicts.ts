import type { Finding, FindingKind } from '../check/finding';
import type { KeyVerdict, PackageVerdict } from './judgeKey';

type Status = PackageVerdict['development'];

interface Problem {
  readonly kind: FindingKind;
  readonly to: string;
}

const LICENSING = 'introduction/licensing/';

const PROBLEMS: Readonly<Partial<Record<Status, Problem>>> = {
  Invalid: { kind: 'keyInvalid', to: `${LICENSING}#6-invalid-license-key` },
  ExpiredVersion: { kind: 'keyExpired', to: `${LICENSING}#2-expired-package-version` },
  ExpiredAnnual: { kind: 'keyExpiredInDevelopment', to: `${LICENSING}#3-expired-license-key` },
  ExpiredAnnualGrace: { kind: 'keyExpiredInDevelopment', to: `${LICENSING}#3-expired-license-key` },
  OutOfScope: { kind: 'keyPlan', to: `${LICENSING}#4-license-key-plan-mismatch` },
  NotAvailableInInitialProPlan: {
    kind: 'keyInitialPlan',
    to: `${LICENSING}#5-component-not-included-in-your-license`,
  },
};

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What is wrong with a key, once for each kind, with the packages that say so. */
export function findVerdicts(
  { packages, terms }: KeyVerdict,
  place: Pick<Finding, 'file' | 'line' | 'code'>,
): Finding[] {
  const found = new Map<FindingKind, { problem: Problem; names: string[] }>();
  for (const { development, name, production, version } of packages) {
    for (const status of new Set([production, development])) {
      const problem = status && PROBLEMS[status];
      if (problem) {
        const row = found.get(problem.kind) ?? { problem, names: [] };
        row.names.push(`${name} ${version}`);
        found.set(problem.kind, row);
      }
    }
  }
  return [...found.values()].map(({ problem, names }) => ({
    ...{ group: 'license', certainty: 'certain', kind: problem.kind, to: problem.to },
    ...place,
    values: {
      packages: names.join(', '),
      plan: terms?.plan === 'premium' ? 'Premium' : 'Pro',
      date: terms ? day(terms.expires) : '',
    },
  }));
}

import type ts from 'typescript';
import type { PaidPlan } from '../../../content/shared/plans';
import type { ApiProgram } from './program';

const RANK: Record<PaidPlan | 'community', number> = { community: 0, pro: 1, premium: 2 };

/** The position of a plan: 0 for Community, 1 for Pro, 2 for Premium. */
export function planRank(item: { plan?: PaidPlan } | undefined): number {
  return RANK[item?.plan ?? 'community'];
}

export function planOfRank(rank: number): PaidPlan | undefined {
  return rank === 2 ? 'premium' : rank === 1 ? 'pro' : undefined;
}

/** The names of a component or type in every plan: `DataGrid`, `DataGridPro`, `DataGridPremium`. */
export function planSiblings(name: string): string[] {
  const base = name.replace(/(?:Pro|Premium)$/, '');
  return [base, `${base}Pro`, `${base}Premium`];
}

/** The members that a plan's version of a component or type has. Lists start with the lowest plan. */
export interface PlanLevel {
  rank: number;
  members: Set<string>;
}

/**
 * The lowest plan that has a member. A member that module augmentation adds to an interface of a
 * lower plan's package belongs to the package that declares it.
 *
 * Members of the lowest level get no plan, because the component or type itself already names it.
 */
export function memberPlan(
  name: string,
  declaration: ts.Declaration | undefined,
  levels: PlanLevel[],
  { packageOf }: ApiProgram,
): PaidPlan | undefined {
  const declared = declaration ? planRank(packageOf(declaration.getSourceFile().fileName)) : 0;
  const level = levels.find(({ members, rank }) => rank >= declared && members.has(name));
  const rank = level?.rank ?? declared;
  return rank > (levels[0]?.rank ?? 0) ? planOfRank(rank) : undefined;
}

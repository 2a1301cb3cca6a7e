import type ts from 'typescript';
import type { ApiPlan } from '../../../shared/apiModel';
import type { ApiProgram } from './program';

const RANK: Record<ApiPlan | 'community', number> = { community: 0, pro: 1, premium: 2 };

/** How dear something is: 0 community, 1 Pro, 2 Premium. */
export function planRank(offer: { plan?: ApiPlan } | undefined): number {
  return RANK[offer?.plan ?? 'community'];
}

export function planOfRank(rank: number): ApiPlan | undefined {
  return rank === 2 ? 'premium' : rank === 1 ? 'pro' : undefined;
}

/** Names under which the plans offer the same thing: `DataGrid`, `DataGridPro`, `DataGridPremium`. */
export function planSiblings(name: string): string[] {
  const base = name.replace(/(?:Pro|Premium)$/, '');
  return [base, `${base}Pro`, `${base}Premium`];
}

/** The types that offer the same thing, each with the rank of its plan, cheapest first. */
export interface PlanLadder {
  rank: number;
  members: Set<string>;
}

/**
 * The plan that brings a member: the cheapest rung of the ladder that has it. A member added to an
 * interface of a cheaper package by module augmentation counts for the package it is written in.
 *
 * What the cheapest rung has needs no mark: a component of the Pro plan says so once, for all.
 */
export function memberPlan(
  name: string,
  declaration: ts.Declaration | undefined,
  ladder: PlanLadder[],
  { packageOf }: ApiProgram,
): ApiPlan | undefined {
  const declared = declaration ? planRank(packageOf(declaration.getSourceFile().fileName)) : 0;
  const rung = ladder.find(({ members, rank }) => rank >= declared && members.has(name));
  const rank = rung?.rank ?? declared;
  return rank > (ladder[0]?.rank ?? 0) ? planOfRank(rank) : undefined;
}

import leven from 'leven';
import type { ContentProblem } from '../../shared/contentProblem';
import type { UnknownName } from './findUnknownNames';

const MAX_SUGGESTIONS = 3;
/** A name that differs in more than a third of its letters is another word. */
const FARTHEST = 1 / 3;

/** The names that are written most alike. */
export function nearestNames(name: string, candidates: Iterable<string>): string[] {
  const wanted = name.toLowerCase();
  return [...candidates]
    .map((candidate) => ({
      candidate,
      distance: leven(wanted, candidate.toLowerCase()) / Math.max(wanted.length, candidate.length),
    }))
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

const FIX =
  'Correct the name. If it is right, add it with the reason to src/plugins/identifiers/exemptions.ts, ' +
  "or to platformNames.ts beside it when it is React's, Material UI's or the browser's.";

/** Tells the author of a page about a name that does not exist. */
export function toProblem({ candidates, line, name, owner }: UnknownName): ContentProblem {
  const near = nearestNames(name, candidates).map((candidate) => `\`${candidate}\``);
  return {
    line,
    found:
      owner === undefined
        ? `\`${name}\` is in none of the packages of this page's product.`
        : `\`${owner}\` has no \`${name}\`.`,
    ...(near.length > 0 && { expected: `perhaps ${near.join(', ')}.` }),
    fix: FIX,
  };
}

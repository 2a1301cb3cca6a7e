import type { ApiChange } from '../../shared/apiChanges';
import type { ApiModel, ApiProduct } from '../../shared/apiModel';
import { createHistory } from '../api-reference/history/createHistory';
import { createVocabulary } from '../identifiers/vocabulary';
import { firstSentence, toPlainText } from './plainText';

/** What a major did to a name that earlier ones had. */
export interface NameChange {
  /** `v7`: the first major without it, or the one that deprecated it. */
  readonly major: string;
  readonly isDeprecated: boolean;
  /** One sentence or two, plain text. */
  readonly text: string;
}

/** The names that a product had before. */
export interface FormerNames {
  /** What the API reference of some major had; the newest change of each. */
  readonly changes: ReadonlyMap<string, NameChange>;
  /** Whether an older major has the name, documented or not, and the newest one has it no more. */
  readonly isGone: (name: string) => boolean;
}

const REASON_LENGTH = 100;

function describeChange({ kind, to = '' }: ApiChange, major: string): string {
  if (kind === 'renamed') {
    return `Called ${to} since ${major}.`;
  }
  const reason = firstSentence(toPlainText(to), REASON_LENGTH);
  const event = kind === 'removed' ? 'Removed' : 'Deprecated';
  return `${event} in ${major}.${reason && ` ${reason}`}`;
}

/** Classes go by one name in many components: what one of them lost says nothing about the name. */
function isTelling({ kind, member }: ApiChange): boolean {
  return ['renamed', 'removed', 'deprecated'].includes(kind) && member?.kind !== 'class';
}

function formerNameOf({ component, from, kind, member }: ApiChange): string {
  return (kind === 'renamed' ? from : member?.name) ?? component;
}

/** @param models The newest first, without a gap. */
export function createFormerNames(
  models: readonly ApiModel[],
): (product: ApiProduct) => FormerNames {
  const { steps } = createHistory(models);
  const namesIn = (some: readonly ApiModel[], product: ApiProduct) =>
    createVocabulary(some, [product], []).names;

  return (product) => {
    const changes = new Map<string, NameChange>();
    for (const { changes: found, to } of steps) {
      for (const change of found.filter((one) => one.product === product && isTelling(one))) {
        const name = formerNameOf(change);
        if (!changes.has(name)) {
          changes.set(name, {
            major: to.major,
            isDeprecated: change.kind === 'deprecated',
            text: describeChange(change, to.major),
          });
        }
      }
    }
    const current = namesIn(models.slice(0, 1), product);
    const older = namesIn(models.slice(1), product);
    return { changes, isGone: (name) => older.has(name) && !current.has(name) };
  };
}

import type { ApiChange } from '../../api/shared/apiChanges';
import type { ApiModel, ApiProduct } from '../../api/shared/apiModel';
import { type ApiFacts, createHistory } from '../../api/node';
import { createVocabulary, namesIn, type OlderNames } from '../../api/node/names';
import { looksLikeCode } from '../../content/node/page';
import { firstSentence, toPlainText } from './plainText';

/** How a major changed a name of earlier ones. */
export interface NameChange {
  /** `v7`: the first major without it, or the one that deprecated it. */
  readonly major: string;
  readonly isDeprecated: boolean;
  /** One or two sentences of plain text. */
  readonly text: string;
}

/** The former names of a product. */
export interface FormerNames {
  /** The names in the API reference of any major, each with its newest change. */
  readonly changes: ReadonlyMap<string, NameChange>;
  /** Whether an older major has the name, documented or not, and the newest one doesn't. */
  readonly isGone: (name: string) => boolean;
  /** Whether the newest major has the name, documented or not. */
  readonly isCurrent: (name: string) => boolean;
  /** Names from before the oldest recorded major, which had no prefix, by their current name. */
  readonly unprefixed: ReadonlyMap<string, string>;
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

/** Many components share class names, so the change of one says nothing about the name. */
function describesName({ kind, member }: ApiChange): boolean {
  return ['renamed', 'removed', 'deprecated'].includes(kind) && member?.kind !== 'class';
}

function formerNameOf({ component, from, kind, member }: ApiChange): string {
  return (kind === 'renamed' ? from : member?.name) ?? component;
}

/** Until the first stable release of the grid, its names had no prefix: `ColDef`, `useApiRef`. */
function unprefixedNames(
  oldest: readonly string[],
  current: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  return new Map(
    oldest.flatMap((name): [string, string][] => {
      const former = name.replace(/^(use)?Grid/, '$1');
      const isName = former !== name && looksLikeCode(former);
      return isName && current.has(name) && !current.has(former) ? [[former, name]] : [];
    }),
  );
}

export interface NameSources {
  /** The facts of this version and earlier majors, newest first. */
  readonly facts: readonly ApiFacts[];
  /** The API of this version. */
  readonly api: ApiModel;
  /** Other names in its type files. */
  readonly typeNames: (product: ApiProduct) => readonly string[];
  readonly olderNames: OlderNames;
}

/** The names that products had before this version. */
export function createFormerNames({
  api,
  facts,
  olderNames,
  typeNames,
}: NameSources): (product: ApiProduct) => FormerNames {
  const { steps } = createHistory(facts);
  const olderMajors = facts.slice(1).map(({ major }) => major);

  return (product) => {
    const changes = new Map<string, NameChange>();
    for (const { changes: found, to } of steps) {
      for (const change of found.filter((one) => one.product === product && describesName(one))) {
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
    const current = createVocabulary([api], [product], typeNames(product)).names;
    const older = new Set(olderMajors.flatMap((major) => namesIn(olderNames, product, major)));
    const oldest = facts.at(-1)?.products[product];
    return {
      changes,
      isGone: (name) => older.has(name) && !current.has(name),
      isCurrent: (name) => current.has(name),
      unprefixed: unprefixedNames(product === 'data-grid' ? (oldest?.exported ?? []) : [], current),
    };
  };
}

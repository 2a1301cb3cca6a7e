import type { PageMention } from '../../../content/node/page';
import type { Vocabulary } from './vocabulary';

/** A mention of a name that doesn't exist, with suggestions. */
export interface UnknownName extends Pick<PageMention, 'line' | 'name' | 'owner'> {
  readonly candidates: ReadonlySet<string>;
}

/**
 * The names in the sentences of a page that don't exist.
 *
 * @param ownNames The names of the page's own code.
 */
export function findUnknownNames(
  mentions: readonly PageMention[],
  vocabulary: Vocabulary,
  ownNames: ReadonlySet<string>,
): UnknownName[] {
  return mentions.flatMap(({ isCode, line, name, owner }): UnknownName[] => {
    if (ownNames.has(name)) {
      return [];
    }
    const members = owner === undefined ? undefined : vocabulary.membersOf(owner);
    if (members !== undefined) {
      return members.has(name) ? [] : [{ line, name, owner, candidates: members }];
    }
    const isKnown = !isCode || vocabulary.names.has(name);
    return isKnown ? [] : [{ line, name, candidates: vocabulary.names }];
  });
}

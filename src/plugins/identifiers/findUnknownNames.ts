import { findMentions, isCode, type Mention } from './findMentions';
import type { Vocabulary } from './vocabulary';

/** A mention that nothing answers to, and the names it could have been. */
export interface UnknownName extends Mention {
  readonly candidates: ReadonlySet<string>;
}

/**
 * The names that the sentences of a page mention and that do not exist.
 *
 * @param page The whole file.
 * @param ownNames Names of the page's own code.
 */
export function findUnknownNames(
  page: string,
  vocabulary: Vocabulary,
  ownNames: ReadonlySet<string>,
): UnknownName[] {
  return findMentions(page).flatMap((mention): UnknownName[] => {
    const { line, name, owner } = mention;
    if (ownNames.has(name)) {
      return [];
    }
    const members = owner === undefined ? undefined : vocabulary.membersOf(owner);
    if (members !== undefined) {
      return members.has(name) ? [] : [{ ...mention, candidates: members }];
    }
    const isKnown = !isCode(mention) || vocabulary.names.has(name);
    return isKnown ? [] : [{ line, name, candidates: vocabulary.names }];
  });
}

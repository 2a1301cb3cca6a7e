import type { Root } from 'mdast';
import { findMentions, isCode, type Mention } from './findMentions';
import type { Vocabulary } from './vocabulary';

/** A mention of a name that doesn't exist, with suggestions. */
export interface UnknownName extends Mention {
  readonly candidates: ReadonlySet<string>;
}

/**
 * The names in the sentences of a page that don't exist.
 *
 * @param ownNames The names of the page's own code.
 */
export function findUnknownNames(
  root: Root,
  vocabulary: Vocabulary,
  ownNames: ReadonlySet<string>,
): UnknownName[] {
  return findMentions(root).flatMap((mention): UnknownName[] => {
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

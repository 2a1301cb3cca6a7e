import { memberAlias, memberAnchor, type ApiMemberKind } from '../../api/shared/apiNames';
import { findOwner } from './rank';
import type { RecordKind, SearchRecord } from './records';

export interface RecordAddress {
  /** Below the site's base URL. */
  readonly path: string;
  /** For a member: the component to which the path leads. */
  readonly owner?: string;
}

const ALIAS_KINDS: Readonly<Partial<Record<RecordKind, ApiMemberKind>>> = {
  prop: 'prop',
  member: 'prop',
  slot: 'slot',
  class: 'class',
};

/**
 * The path of a record. For a member, that of the component in the query, or else of its first
 * owner with the published anchor.
 *
 * @param owners The components in the query, in lowercase.
 */
export function addressOf(record: SearchRecord, owners: readonly string[]): RecordAddress {
  const [first] = record.owners;
  const named = findOwner(record, owners);
  const alias = ALIAS_KINDS[record.kind];
  if (!named || named === first || !alias) {
    return { path: record.path, ...(first && { owner: first.name }) };
  }
  const anchor =
    alias === 'prop'
      ? memberAnchor(named.name, alias, record)
      : // Their published anchors contain names that records don't have.
        memberAlias(alias, record.name);
  return { path: `${named.page}#${anchor}`, owner: named.name };
}

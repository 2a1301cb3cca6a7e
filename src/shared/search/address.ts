import { memberAlias, memberAnchor, type ApiMemberKind } from '../apiNames';
import { findOwner } from './rank';
import type { RecordKind, SearchRecord } from './records';

export interface RecordAddress {
  /** Below the site's base URL. */
  readonly path: string;
  /** Of a member: the component that the path leads to. */
  readonly owner?: string;
}

const ALIAS_KINDS: Readonly<Partial<Record<RecordKind, ApiMemberKind>>> = {
  prop: 'prop',
  member: 'prop',
  slot: 'slot',
  class: 'class',
};

/**
 * Where a record leads: a member to the component that the query names; otherwise to its first
 * owner, by the published anchor.
 *
 * @param owners Components that the query names, lower case.
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

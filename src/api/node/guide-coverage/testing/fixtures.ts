import type { PublicMember } from '../members';

/** A public member of `DataGrid`. */
export const member = (name: string, more: Partial<PublicMember> = {}): PublicMember => ({
  kind: 'prop',
  name,
  owners: ['DataGrid'],
  aliases: [],
  isDeprecated: false,
  ...more,
});

import type { FeatureGuide } from '../guides';
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

/** A guide of the grid that explains these names. */
export const guide = (
  path: string,
  explained: readonly string[] = [],
  more: Partial<FeatureGuide> = {},
): FeatureGuide => ({
  path,
  product: 'data-grid',
  explanations: explained.map((name, index) => ({ name, line: index + 1 })),
  components: new Set(),
  subjects: new Set(['DataGrid']),
  codeWords: new Map(),
  catalogs: new Set(),
  ...more,
});

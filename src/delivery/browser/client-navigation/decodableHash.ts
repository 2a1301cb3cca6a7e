import { decoded } from '@site/src/base/shared/decoded';

/**
 * The same location with a hash that can be decoded: Docusaurus decodes it, which would throw for a
 * typed one such as `#100%`.
 */
export function withDecodableHash<L extends { readonly hash: string }>(location: L): L {
  const id = location.hash.slice(1);
  // Decoding makes what it understands shorter.
  return id.includes('%') && decoded(id) === id
    ? { ...location, hash: `#${encodeURIComponent(id)}` }
    : location;
}

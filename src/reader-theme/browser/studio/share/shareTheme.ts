import { MAX_LENGTH } from '@site/src/reader-theme/browser/document';

/** The parameter in the hash. Its number is the version of the format. */
const PREFIX = '#theme1=';

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

/** The URL hash that contains a theme: compressed, without characters that need escaping. */
export async function toHash(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return PREFIX + toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Decompresses up to a limit, because a short URL can contain a very long text. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_LENGTH) {
      await reader.cancel();
      throw new Error('The theme is too long.');
    }
  }
}

/**
 * Reads the theme of an address.
 *
 * @returns `null` if the address has none
 * @throws if it is damaged, or of a version that this site doesn't know
 */
export async function fromHash(hash: string): Promise<string | null> {
  if (!hash.startsWith('#theme')) {
    return null;
  }
  if (!hash.startsWith(PREFIX)) {
    throw new Error('The link is of a version that this site does not know.');
  }
  try {
    return await inflate(fromBase64Url(hash.slice(PREFIX.length)));
  } catch (error) {
    throw new Error('The link is damaged or incomplete.', { cause: error });
  }
}

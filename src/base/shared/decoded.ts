/** Decodes a part of an address, or returns it as it is: a typed one need not be encoded correctly. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An assistant that a page can be opened in. */
export interface Assistant {
  readonly name: string;
  /** Address with `{prompt}` or `{url}`, which are replaced by a question about the page or by its address. */
  readonly template: string;
}

const ENTRY = /^(?<name>[^=]+)=(?<template>https:\/\/\S+)$/;
const PLACEHOLDER = /\{(?:prompt|url)\}/;

/**
 * Reads `Name=https://…?q={prompt}` entries, separated by semicolons.
 *
 * @throws naming the entry that is wrong and the form it should have.
 */
export function parseAssistants(list: string): Assistant[] {
  return list
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((entry) => {
      const { name = '', template = '' } = ENTRY.exec(entry)?.groups ?? {};
      if (!name.trim() || !PLACEHOLDER.test(template)) {
        throw new Error(
          `"${entry}": expected Name=https://…{prompt}… or {url}, entries separated by semicolons`,
        );
      }
      return { name: name.trim(), template };
    });
}

/** The address that opens an assistant with a question about a page. */
export function assistantHref(
  { template }: Assistant,
  { url, prompt }: { readonly url: string; readonly prompt: string },
): string {
  return template
    .replaceAll('{prompt}', encodeURIComponent(prompt))
    .replaceAll('{url}', encodeURIComponent(url));
}

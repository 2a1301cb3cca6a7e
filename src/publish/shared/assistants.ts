import { isWebAddress } from '../../base/shared/webAddress';

/** An assistant in which readers can open a page. */
export interface Assistant {
  readonly name: string;
  /**
   * A URL with `{prompt}` or `{url}`, which are replaced by a question about the page or by its
   * URL.
   */
  readonly template: string;
}

const ENTRY = /^(?<name>[^=]+)=(?<template>https:\/\/\S+)$/;
const PLACEHOLDER = /\{(?:prompt|url)\}/;

/**
 * Parses `Name=https://…?q={prompt}` entries, separated by semicolons.
 *
 * @throws an error that names the invalid entry and the expected form
 */
export function parseAssistants(list: string): Assistant[] {
  return list
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map((entry) => {
      const { name = '', template = '' } = ENTRY.exec(entry)?.groups ?? {};
      const isAddress = isWebAddress(template, 'https') && PLACEHOLDER.test(template);
      if (!name.trim() || !isAddress) {
        throw new Error(
          `"${entry}": expected Name=https://…{prompt}… or {url}, entries separated by semicolons`,
        );
      }
      return { name: name.trim(), template };
    });
}

/** The URL that opens an assistant with a question about a page. */
export function assistantHref(
  { template }: Assistant,
  { url, prompt }: { readonly url: string; readonly prompt: string },
): string {
  return template
    .replaceAll('{prompt}', encodeURIComponent(prompt))
    .replaceAll('{url}', encodeURIComponent(url));
}

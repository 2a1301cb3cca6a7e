/**
 * Lets browsers that can prerender a page when the reader points at its link:
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules.
 * A prerendered page doesn't start its scripts before it is shown (`ScriptStart`). Browsers don't
 * prerender for readers who save data.
 *
 * @param baseUrl the root of the site, such as `/x/`
 */
export function speculationRules(baseUrl: string) {
  const pages = { href_matches: `${baseUrl}*` };
  // Files, such as Markdown alternates and feeds, have an extension.
  const files = { href_matches: `${baseUrl}*.*` };
  const withoutApplication = { selector_matches: '[download], [target=_blank]' };
  return {
    prerender: [
      {
        where: { and: [pages, { not: files }, { not: withoutApplication }] },
        eagerness: 'moderate',
      },
    ],
  };
}

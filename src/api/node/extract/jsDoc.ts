import ts from 'typescript';
import type { ApiParameter } from '../../shared/apiModel';

/** The content of a JSDoc comment, ready for the model. */
export interface JsDocFacts {
  /** Markdown. */
  description: string;
  default?: string;
  deprecated?: string;
  ignored: boolean;
  category?: string;
  params?: ApiParameter[];
  returns?: string;
  examples?: string[];
  guides?: string[];
}

/**
 * A note of the packages' authors to themselves, up to the end of its paragraph: `TODO v9: …` on a
 * line of its own, or `TODO: …` in a sentence.
 */
const INTERNAL_NOTE =
  /(?:^[ \t]*(?:[-*][ \t]+)?@?(?:TODO|FIXME|HACK|XXX)\b|(?<=\s)(?:TODO|FIXME|HACK|XXX)(?: \w+)*:)[^]*?(?=\n[ \t]*\n|(?![^]))/gm;

/** Converts `{@link url text}` and `[[Name]]` to Markdown, without internal notes. */
export function toMarkdown(text: string): string {
  return text
    .replace(INTERNAL_NOTE, '')
    .replace(/\{@link\s+(\S+?)(?:[\s|]+([^}]+))?\}/g, (_, url: string, label?: string) =>
      /^https?:/.test(url) ? `[${label?.trim() ?? url}](${url})` : `\`${label?.trim() ?? url}\``,
    )
    .replace(/\[\[(\w+)\]\]((?:\[\])*)/g, '`$1$2`')
    .trim();
}

/** The route of a guide to which the packages link, without host, hash, and query. */
function guideRoute(url: string): string | undefined {
  const match = /^(?:https:\/\/(?:next\.)?mui\.com)?(\/x\/react-[\w/-]*?)\/?(?:[#?].*)?$/.exec(url);
  return match ? `${match[1]}/` : undefined;
}

function guidesIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, url]) => guideRoute(url ?? '') ?? []);
}

/**
 * Removes the "Demos:", "Features:", and "API:" lists from a component's description. They link to
 * pages, which the site does itself.
 */
function splitDescription(text: string): { description: string; guides: string[] } {
  const start = text.search(/^\s*(?:Demos|Features|API):?\s*$/m);
  if (start < 0) {
    return { description: text, guides: [] };
  }
  return { description: text.slice(0, start), guides: guidesIn(text.slice(start)) };
}

function parseParam(text: string): ApiParameter {
  const match = /^(\S+)\s*(?:-\s+)?([\s\S]*)$/.exec(text.trim());
  const description = toMarkdown(match?.[2] ?? '');
  return { name: match?.[1] ?? text.trim(), ...(description ? { description } : {}) };
}

/** A default that depends on something is written as a list of cases. */
function isListOfCases(text: string): boolean {
  return /^[-*] /.test(text);
}

/**
 * A default on one line, with the site's quotes, without the type that some comments put before it.
 */
function parseDefault(text: string): string {
  const value = text
    .replace(/^\{[^{}]*\}\s+(?=\S)/, '')
    .replace(/^\{(\w+)\}$/, '$1')
    .replace(/\s*\n\s*(?=\.)/g, '')
    .replace(/\s*\n\s*/g, ' ');
  return /^"[^"']*"$/.test(value) ? `'${value.slice(1, -1)}'` : value;
}

/** Parses a comment and its tags. */
export function readJsDoc(comment: string, tags: readonly ts.JSDocTagInfo[]): JsDocFacts {
  const { description, guides } = splitDescription(comment);
  const texts = (name: string) =>
    tags.filter((tag) => tag.name === name).map((tag) => ts.displayPartsToString(tag.text).trim());
  const [defaultText = ''] = texts('default');
  const cases = isListOfCases(defaultText) ? `\n\nBy default:\n\n${defaultText}` : '';
  const [deprecated] = texts('deprecated');
  const [category] = texts('category');
  const [returns] = texts('returns');
  // A prop that several types of an intersection document has the tags of all of them.
  const tagged = texts('param').map(parseParam);
  const params = [...new Map(tagged.map((param) => [param.name, param])).values()];
  const examples = texts('example').filter(Boolean);
  const allGuides = [...new Set([...guides, ...texts('demos').flatMap(guidesIn)])];
  return {
    description: toMarkdown(description + cases),
    ignored: texts('ignore').length > 0,
    ...(defaultText && !cases ? { default: parseDefault(defaultText) } : {}),
    ...(deprecated === undefined ? {} : { deprecated: toMarkdown(deprecated) }),
    ...(category ? { category } : {}),
    ...(params.length > 0 ? { params } : {}),
    ...(returns ? { returns: toMarkdown(returns) } : {}),
    ...(examples.length > 0 ? { examples } : {}),
    ...(allGuides.length > 0 ? { guides: allGuides } : {}),
  };
}

/** Reads the JSDoc of a symbol. */
export function jsDocOf(symbol: ts.Symbol, checker: ts.TypeChecker): JsDocFacts {
  return readJsDoc(
    ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    symbol.getJsDocTags(checker),
  );
}

import ts from 'typescript';
import { CODE, type Prose } from './prose';

const JSON_TEXT = /"(?:[^"\\]|\\.)*"(?=\s*(?:[,\]}]|$))/g;
/** `{{count}}` and tags in a translation. */
const PLACEHOLDER = /\{\{?[^}]*\}?\}|<\/?\w+>/g;

/** The texts of a JSON file: every string value. */
export function jsonProse(text: string): Prose[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(JSON_TEXT)].map(([literal]) => ({
      line: index + 1,
      text: (JSON.parse(literal) as string).replaceAll(PLACEHOLDER, CODE),
    })),
  );
}

/** A single word can be a name, a URL, or a value. */
function isSentence(text: string): boolean {
  return /\p{L}+ \p{L}+/u.test(text);
}

/** The sentences in the strings and templates of a module. */
export function moduleProse(text: string, file: string): Prose[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Prose[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node)) &&
      isSentence(node.text)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ line: line + 1, text: node.text.replaceAll(/`[^`]*`/g, CODE) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

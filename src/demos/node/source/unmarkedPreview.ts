import ts from 'typescript';
import { MAX_PREVIEW_LINES, dedent } from './previewMarkers';

/** The packages whose components a demo is about. */
const LIBRARY = /^@mui\/x-/;

function importedFromLibrary(source: ts.SourceFile): ReadonlySet<string> {
  const names = source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const bindings = statement.importClause?.namedBindings;
    return ts.isStringLiteral(statement.moduleSpecifier) &&
      LIBRARY.test(statement.moduleSpecifier.text) &&
      bindings !== undefined &&
      ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name }) => name.text)
      : [];
  });
  return new Set(names);
}

function isDefaultExport(statement: ts.Statement): statement is ts.FunctionDeclaration {
  return (
    ts.isFunctionDeclaration(statement) &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false)
  );
}

function tagOf(node: ts.Node): string | undefined {
  if (ts.isJsxElement(node)) {
    return node.openingElement.tagName.getText();
  }
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : undefined;
}

/** The lines of an element, without the indent that it has in its file. */
function linesOf(element: ts.Node, source: ts.SourceFile): readonly string[] {
  const { character } = source.getLineAndCharacterOfPosition(element.getStart());
  return dedent((' '.repeat(character) + element.getText()).split('\n'));
}

/**
 * The preview of a demo whose author marked no lines: what it returns, or, if that is too long, the
 * component of the library in it. A demo with several of them has no preview, because none of them
 * is what the demo is about.
 *
 * @param text The code of a demo, in TypeScript or JavaScript.
 */
export function unmarkedPreview(text: string): string | undefined {
  const source = ts.createSourceFile('Demo.tsx', text, ts.ScriptTarget.ESNext, true);
  const returned = source.statements
    .find(isDefaultExport)
    ?.body?.statements.find(ts.isReturnStatement)?.expression;
  if (returned === undefined) {
    return undefined;
  }
  const element = ts.isParenthesizedExpression(returned) ? returned.expression : returned;
  const library = importedFromLibrary(source);
  const fits = (node: ts.Node) => linesOf(node, source).length <= MAX_PREVIEW_LINES;

  /** The elements that fit, without those inside them. */
  const findFitting = (node: ts.Node): readonly ts.Node[] => {
    const tag = tagOf(node);
    if (tag !== undefined && library.has(tag) && fits(node)) {
      return [node];
    }
    const found: ts.Node[] = [];
    ts.forEachChild(node, (child) => {
      found.push(...findFitting(child));
    });
    return found;
  };

  const [only, ...more] = fits(element) ? [element] : findFitting(element);
  return only && more.length === 0 ? linesOf(only, source).join('\n') : undefined;
}

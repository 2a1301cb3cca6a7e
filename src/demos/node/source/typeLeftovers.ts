import ts from 'typescript';
import type { TextEdit } from './textEdits';

function isTypeStatement(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}

/** The start of the comments directly above a node. */
function startOfAttachedComments(text: string, node: ts.Node, nodeStart: number): number {
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  let start = nodeStart;
  for (const comment of [...comments].reverse()) {
    const between = text.slice(comment.end, start);
    const isMarker = /preview-(?:start|end)/.test(text.slice(comment.pos, comment.end));
    if (isMarker || /\n\s*\n/.test(between)) {
      break;
    }
    start = comment.pos;
  }
  return start;
}

function endOfTrailingComment(text: string, end: number): number {
  return ts.getTrailingCommentRanges(text, end)?.at(-1)?.end ?? end;
}

/** The comments that describe a type, which would be left over once the type is removed. */
export function commentsOfTypes(source: ts.SourceFile): TextEdit[] {
  const text = source.text;
  const edits: TextEdit[] = [];
  const visit = (node: ts.Node): void => {
    if (isTypeStatement(node)) {
      const start = node.getStart(source);
      const edit = [
        { start: startOfAttachedComments(text, node, start), end: start },
        { start: node.end, end: endOfTrailingComment(text, node.end) },
      ];
      edits.push(...edit.filter((range) => range.start < range.end));
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

/** The generics of JSX tags, which ts-blank-space keeps: `<Autocomplete<Order, false> …>`. */
export function genericsOfJsx(source: ts.SourceFile): TextEdit[] {
  const edits: TextEdit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && node.typeArguments !== undefined) {
      const end = source.text.indexOf('>', node.typeArguments.end) + 1;
      edits.push({ start: node.tagName.end, end });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

import { blankSourceFile } from 'ts-blank-space';
import ts from 'typescript';
import { ContentError } from '../../../base/shared/contentProblem';
import { applyEdits, dropEmptiedLines } from './textEdits';
import { commentsOfTypes, genericsOfJsx } from './typeLeftovers';
import { importsOnlyForTypes } from './unusedImports';

function parse(name: string, text: string, kind: ts.ScriptKind): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true, kind);
}

/**
 * Removes the types from a TypeScript file and keeps everything else in place: comments, empty
 * lines, and line order. The result still needs formatting.
 *
 * @param file The path for messages.
 * @throws ContentError for TypeScript with runtime semantics (enums, namespaces, parameter
 * properties), which has no readable JavaScript equivalent
 */
export function stripTypes(file: string, text: string): string {
  const isJsx = file.endsWith('x');
  const source = parse(file, text, isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const blanked = blankSourceFile(source, (node) => {
    throw new ContentError(file, [
      {
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        found: `\`${node.getText(source).split('\n')[0]}\` has no counterpart in JavaScript.`,
        expected: 'only TypeScript that disappears: types, `as`, `satisfies`, generics.',
        fix: 'Use a union of strings instead of an enum, and a plain module instead of a namespace.',
      },
    ]);
  });
  const leftovers = [...commentsOfTypes(source), ...genericsOfJsx(source)];
  const script = parse(
    file,
    applyEdits(blanked, leftovers),
    isJsx ? ts.ScriptKind.JSX : ts.ScriptKind.JS,
  );
  const stripped = applyEdits(script.text, importsOnlyForTypes(source, script));
  return dropEmptiedLines(text, stripped);
}

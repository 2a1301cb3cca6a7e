import type { Node, Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { lineOf, walk } from '../page';

/** Comments, and strings such as `{'{'}`. */
const TEXT = /^\s*(?:\/\*[\s\S]*\*\/|(?<quote>['"`])[^$]*\k<quote>)?\s*$/;

function isComputed(node: Node): node is MdxTextExpression | MdxFlowExpression {
  const isExpression = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
  return isExpression && !TEXT.test((node as MdxTextExpression).value);
}

/** Braces in text run as JavaScript, mostly because a code span ended at a backtick inside it. */
export function checkExpressions(root: Root): ContentProblem[] {
  return walk(root)
    .filter(isComputed)
    .map((node) => ({
      line: lineOf(node),
      found: `\`{${node.value}}\` is outside code, so the page runs it.`,
      expected: 'braces only in code.',
      fix: 'Put code that contains backticks between double ones: ``` ``a `b` c`` ```.',
    }));
}

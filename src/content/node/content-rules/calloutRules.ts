import type { Node, Root, Text } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { CALLOUT_TYPES } from '../../shared/callouts';
import { lineOf, walk } from '../page';

interface Directive extends Node {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, unknown>> | null;
  readonly children: readonly Node[];
}

const EXPECTED = `one of ${CALLOUT_TYPES.map((type) => `:::${type}`).join(', ')}.`;

/** Names from other tools, and their equivalents. */
const MEANT: Readonly<Record<string, string>> = {
  note: 'info',
  tip: 'success',
  caution: 'warning',
  important: 'info',
  danger: 'error',
};

function containerProblem(node: Directive): ContentProblem | undefined {
  if (CALLOUT_TYPES.some((type) => type === node.name)) {
    return undefined;
  }
  const meant = MEANT[node.name];
  return {
    line: lineOf(node),
    found: `Unknown call-out \`:::${node.name}\`.`,
    expected: EXPECTED,
    ...(meant !== undefined && { fix: `Write \`:::${meant}\`.` }),
  };
}

/** `::name` and `:name[…]` aren't supported. A bare `:name` is text, as in `a:b`. */
function otherProblem(node: Directive, marker: string): ContentProblem | undefined {
  const isText = Object.keys(node.attributes ?? {}).length === 0 && node.children.length === 0;
  return marker === ':' && isText
    ? undefined
    : {
        line: lineOf(node),
        found: `\`${marker}${node.name}\` is no directive of this site.`,
        expected: `a call-out, ${EXPECTED}`,
        fix: 'Put text that only looks like it into backticks.',
      };
}

/**
 * `::: info` and the like are text for the parser, which requires the name right after the colons.
 */
function textProblem(node: Text): ContentProblem | undefined {
  return /^:::/m.test(node.value)
    ? {
        line: lineOf(node),
        found: 'Three colons that open or close no call-out.',
        expected: '`:::info` or `:::info[Title]` on its own line, the text, then `:::`.',
      }
    : undefined;
}

function problemOf(node: Node): ContentProblem | undefined {
  switch (node.type) {
    case 'containerDirective':
      return containerProblem(node as Directive);
    case 'leafDirective':
      return otherProblem(node as Directive, '::');
    case 'textDirective':
      return otherProblem(node as Directive, ':');
    case 'text':
      return textProblem(node as Text);
    default:
      return undefined;
  }
}

/** Call-outs must have one of the four types. */
export function checkCallouts(root: Root): ContentProblem[] {
  return walk(root)
    .map(problemOf)
    .filter((problem) => problem !== undefined);
}

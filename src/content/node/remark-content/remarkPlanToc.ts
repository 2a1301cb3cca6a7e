import type { Node as EstreeNode, Program } from 'estree-jsx';
import type { Node, Root } from 'mdast';
import { walk, isPlanMarker } from '../page';
import type { PaidPlan } from '../../shared/plans';

const LABELS: Readonly<Record<PaidPlan, string>> = { pro: 'Pro plan', premium: 'Premium plan' };

/** The marker in an entry of the table of contents that Docusaurus generates. */
const MARKER = /<Plan class="plan-(?<plan>pro|premium)"><\/Plan>/g;

function toMark(_match: string, plan: PaidPlan): string {
  return `<span class="plan-${plan}" role="img" aria-label="${LABELS[plan]}"></span>`;
}

function eachLiteral(
  node: unknown,
  visit: (literal: { value: string; raw?: string }) => void,
): void {
  if (Array.isArray(node)) {
    node.forEach((item) => eachLiteral(item, visit));
  } else if (typeof node === 'object' && node !== null) {
    const { type, value } = node as EstreeNode & { value?: unknown };
    if (type === 'Literal' && typeof value === 'string') {
      visit(node as { value: string; raw?: string });
    } else {
      Object.values(node).forEach((child) => eachLiteral(child, visit));
    }
  }
}

function tocProgram(node: Node): Program | undefined {
  const program = node.type === 'mdxjsEsm' ? node.data : undefined;
  const estree = (program as { estree?: Program } | undefined)?.estree;
  const isToc = estree?.body.some(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration' &&
      statement.declaration.declarations.some(
        ({ id }) => id.type === 'Identifier' && id.name === 'toc',
      ),
  );
  return isToc === true ? estree : undefined;
}

/**
 * Shows the plan markers of headings in the table of contents, as `<span class="plan-pro">` with a
 * text alternative. The second part of `remarkPlanHeadings`; register it in `remarkPlugins`, where
 * the table exists.
 */
export function remarkPlanToc() {
  return (root: Root): void => {
    for (const node of root.children) {
      eachLiteral(tocProgram(node), (literal) => {
        literal.value = literal.value.replaceAll(MARKER, toMark);
        delete literal.raw;
      });
    }
    for (const marker of walk(root).filter(isPlanMarker)) {
      marker.attributes = marker.attributes.filter(
        (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'className',
      );
    }
  };
}

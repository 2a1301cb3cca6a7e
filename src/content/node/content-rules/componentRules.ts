import type { Node, Root } from 'mdast';
import { API_CATALOGS } from '../../../api/shared/apiCatalogs';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { PAGE_COMPONENTS } from '../../shared/pageComponents';
import { didYouMean } from '../../../base/node/author-errors';
import { isJsx, lineOf, textOf, walk } from '../page';
import { RARE_COMPONENTS } from '../remark-content';
import { FEATURES_COMPONENT } from '../remark-feature-finder';

/** What pages can use without an import. */
const COMPONENTS = [
  ...PAGE_COMPONENTS,
  ...RARE_COMPONENTS,
  ...Object.keys(API_CATALOGS),
  FEATURES_COMPONENT,
].sort();

/** Components begin with a capital letter; everything else is an HTML element. */
function componentOf(node: Node): string | undefined {
  return isJsx(node) && /^[A-Z]/.test(node.name ?? '') ? node.name?.split('.')[0] : undefined;
}

/** The names in the imports and exports of the page. */
function ownNames(nodes: readonly Node[]): string[] {
  return nodes
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap((node) => textOf(node).match(/\b[A-Z]\w*/g) ?? []);
}

/** The browser can't render a page with a component that doesn't exist. */
export function checkComponents(root: Root): ContentProblem[] {
  const nodes = walk(root);
  const known = new Set([...COMPONENTS, ...ownNames(nodes)]);
  return nodes.flatMap((node): ContentProblem[] => {
    const name = componentOf(node);
    return name === undefined || known.has(name)
      ? []
      : [
          {
            line: lineOf(node),
            found: `Unknown component \`<${name}>\`.`,
            expected: `a component that the page imports, or one of ${COMPONENTS.join(', ')}.`,
            fix:
              didYouMean(name, known, (other) => `<${other}>`) ??
              `Import it: \`import { ${name} } from '…';\`.`,
          },
        ];
  });
}

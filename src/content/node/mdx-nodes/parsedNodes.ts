import type { Root } from 'mdast';
import type { MdxJsxExpressionAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const mdx = unified().use(remarkParse).use(remarkMdx);

/** The places in the code, which would be taken for places in the page. */
const PLACES = new Set(['position', 'start', 'end', 'loc', 'range']);

/** The only node of some MDX. */
function parse(code: string): Root['children'][number] | undefined {
  const [node] = mdx.parse(code).children;
  return JSON.parse(
    JSON.stringify(node, (key, value: unknown) => (PLACES.has(key) ? undefined : value)),
  ) as typeof node;
}

/**
 * An import for a page.
 *
 * @param exported The name of the export; `*` for all exports as an object.
 */
export function importNode(local: string, source: string, exported = 'default'): MdxjsEsm {
  const names: Readonly<Record<string, string>> = {
    default: local,
    '*': `* as ${local}`,
    [local]: `{ ${local} }`,
  };
  const name = names[exported] ?? `{ ${exported} as ${local} }`;
  return parse(`import ${name} from ${JSON.stringify(source)};`) as MdxjsEsm;
}

/** `{...name}` or `{...name.property}` for a component. */
export function spreadAttribute(name: string, property?: string): MdxJsxExpressionAttribute {
  const value = property === undefined ? name : `${name}.${property}`;
  const { attributes } = parse(`<a {...${value}} />`) as MdxJsxFlowElement;
  return attributes[0] as MdxJsxExpressionAttribute;
}

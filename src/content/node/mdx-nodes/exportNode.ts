import type { Program } from 'estree-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

/** Exports something that a page imports, under the same name. */
export function exportNode(local: string): MdxjsEsm {
  const id = { type: 'Identifier', name: local } as const;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExportNamedDeclaration',
        specifiers: [{ type: 'ExportSpecifier', local: id, exported: id }],
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: `export { ${local} };`, data: { estree } };
}

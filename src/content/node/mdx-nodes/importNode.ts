import type { ImportDeclaration, Program } from 'estree-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

type Specifier = ImportDeclaration['specifiers'][number];

function specifierOf(local: string, exported: string): Specifier {
  const id = { type: 'Identifier', name: local } as const;
  switch (exported) {
    case 'default':
      return { type: 'ImportDefaultSpecifier', local: id };
    case '*':
      return { type: 'ImportNamespaceSpecifier', local: id };
    default:
      return {
        type: 'ImportSpecifier',
        imported: { type: 'Identifier', name: exported },
        local: id,
      };
  }
}

function textOf(local: string, exported: string): string {
  switch (exported) {
    case 'default':
      return local;
    case '*':
      return `* as ${local}`;
    default:
      return exported === local ? `{ ${local} }` : `{ ${exported} as ${local} }`;
  }
}

/**
 * An import for a page.
 *
 * @param exported The name of the export; `*` for all exports as an object.
 */
export function importNode(local: string, source: string, exported = 'default'): MdxjsEsm {
  const raw = JSON.stringify(source);
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [specifierOf(local, exported)],
        source: { type: 'Literal', value: source, raw },
        attributes: [],
      },
    ],
  };
  const value = `import ${textOf(local, exported)} from ${raw};`;
  return { type: 'mdxjsEsm', value, data: { estree } };
}

import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../base/node';
import ts from 'typescript';

/** What the declarations of packages contain, exported or not. */
export interface Declarations {
  types: ReadonlySet<string>;
  /** The members that types declare themselves, such as `BarSeriesType.data`. */
  declared: ReadonlySet<string>;
  /** Members with `@ignore`, which models don't contain, although they exist. */
  ignored: ReadonlySet<string>;
}

/** Whether a comment has `@ignore`. */
function isIgnored(node: ts.Node): boolean {
  return ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'ignore');
}

function declarationFiles(dir: string): string[] {
  return listFiles(dir, /^(?!(?:esm|modern|node_modules)\b).*\.d\.ts$/).map((name) =>
    path.join(dir, name),
  );
}

/** Reads the declarations of packages without a type checker. */
export function readDeclarations(folders: readonly string[]): Declarations {
  const types = new Set<string>();
  const declared = new Set<string>();
  const ignored = new Set<string>();
  const visit = (node: ts.Node, owner: string) => {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
      const key = `${owner}.${node.name.getText().replace(/^['"]|['"]$/g, '')}`;
      declared.add(key);
      if (isIgnored(node)) {
        ignored.add(key);
      }
      // The members of a member's own type have other owners.
      return;
    }
    ts.forEachChild(node, (child) => visit(child, owner));
  };
  for (const file of folders.flatMap(declarationFiles)) {
    const text = fs.readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    for (const node of source.statements) {
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
        types.add(node.name.text);
        visit(node, node.name.text);
      }
    }
  }
  return { types, declared, ignored };
}

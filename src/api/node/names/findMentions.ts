import type { InlineCode, Node, Root } from 'mdast';
import { lineOf, walk } from '../../../content/node/page';

/** A code name in a sentence. */
export interface Mention {
  readonly name: string;
  /** The owner of the member: `slots` in `slots.toolbar`, `apiRef` in `apiRef.current.scroll()`. */
  readonly owner?: string;
  readonly line?: number;
}

const INLINE_CODE = /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)/g;

/** Inline code that isn't a name: strings, modules, files, URLs, custom properties, colors. */
const NOT_NAMES: readonly RegExp[] = [
  /(?<quote>['"]).*?\k<quote>/g,
  /^(?:https?:|\/|\.\/|@[\w-]+\/)\S*/g,
  /[\w./[\]-]+\.(?:[jt]sx?|mjs|cjs|json|css|mdx?|html|xlsx|csv|env)\b/g,
  /(?<![\w-])--[A-Za-z][\w-]*/g,
  /#[\w-]+/g,
  // `UseTreeItem…` represents every name with this prefix.
  /[\w$]+…/g,
];

const CLASS_NAME = /\.?(?<name>Mui[A-Z]?\w*-[\w-]+)/g;
const CHAIN = /(?<![\w$-])[A-Za-z_$][\w$]*(?:(?:\?\.|\.)[A-Za-z_$][\w$]*)*(?<call>\()?/g;

/**
 * Whether a word can only be code: `rowHeight`, `useGridApiRef`, `GridColDef`, `MuiDataGrid`,
 * `GRID_ROOT_GROUP_ID`. Plain words (`rows`, `Escape`) can be values or English.
 */
export function looksLikeCode(word: string): boolean {
  return (
    /[a-z\d][A-Z]/.test(word) || /^unstable_\w/i.test(word) || /^[A-Z]+(?:_[A-Z\d]+)+$/.test(word)
  );
}

type Name = Omit<Mention, 'line'>;

function namesOfChain(chain: string, isCall: boolean): Name[] {
  const parts = chain.split(/\?\.|\./).filter((part) => part !== 'current');
  return parts.flatMap((name, index): Name[] => {
    const owner = parts[index - 1];
    const isCalled = isCall && index === parts.length - 1;
    if (owner !== undefined) {
      return [{ name, owner }];
    }
    return looksLikeCode(name) || isCalled ? [{ name }] : [];
  });
}

/** The names in inline code. */
function namesInCode(code: string): Name[] {
  const bare = NOT_NAMES.reduce((text, pattern) => text.replace(pattern, ' '), code);
  const classes = [...bare.matchAll(CLASS_NAME)].map(({ groups }) => ({
    name: groups?.name ?? '',
  }));
  const rest = bare.replace(CLASS_NAME, ' ');
  const chains = [...rest.matchAll(CHAIN)].flatMap(({ 0: text, groups }) =>
    namesOfChain(text.replace(/\($/, ''), groups?.call !== undefined),
  );
  return [...classes, ...chains];
}

/** The names in the inline code of a line. */
export function namesInLine(line: string): Name[] {
  return [...line.matchAll(INLINE_CODE)].flatMap(({ groups }) => namesInCode(groups?.code ?? ''));
}

function isInlineCode(node: Node): node is InlineCode {
  return node.type === 'inlineCode';
}

/** The code names in the sentences of a page. */
export function findMentions(root: Root): Mention[] {
  return walk(root)
    .filter(isInlineCode)
    .flatMap((node) => namesInCode(node.value).map((name) => ({ ...name, line: lineOf(node) })));
}

/** Whether a mention is checked even if its owner is unknown. */
export function isCode({ name, owner }: Mention): boolean {
  return owner === undefined || looksLikeCode(name);
}

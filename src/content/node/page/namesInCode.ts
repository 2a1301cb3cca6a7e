/** A name in inline code. */
export interface CodeName {
  readonly name: string;
  /** The owner of the member: `slots` in `slots.toolbar`, `apiRef` in `apiRef.current.scroll()`. */
  readonly owner?: string;
  /** Whether it can't be a value or a plain word: it looks like code, or is a call. */
  readonly isCode: boolean;
}

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
 * `Mui-selected`, `GRID_ROOT_GROUP_ID`. Plain words (`rows`, `Escape`) can be values or English.
 */
export function looksLikeCode(word: string): boolean {
  return (
    /[a-z\d][A-Z]/.test(word) ||
    /^Mui[A-Z]?\w*-/.test(word) ||
    /^unstable_\w/i.test(word) ||
    /^[A-Z]+(?:_[A-Z\d]+)+$/.test(word)
  );
}

function namesOfChain(chain: string, isCall: boolean): CodeName[] {
  const parts = chain.split(/\?\.|\./).filter((part) => part !== 'current');
  return parts.map((name, index) => ({
    name,
    ...(index > 0 && { owner: parts[index - 1] }),
    isCode: looksLikeCode(name) || (isCall && parts.length === 1),
  }));
}

/** The names in inline code. */
export function namesInCode(code: string): CodeName[] {
  const bare = NOT_NAMES.reduce((text, pattern) => text.replace(pattern, ' '), code);
  const classes = [...bare.matchAll(CLASS_NAME)].map(({ groups }) => ({
    name: groups?.name ?? '',
    isCode: true,
  }));
  const rest = bare.replace(CLASS_NAME, ' ');
  const chains = [...rest.matchAll(CHAIN)].flatMap(({ 0: text, groups }) =>
    namesOfChain(text.replace(/\($/, ''), groups?.call !== undefined),
  );
  return [...classes, ...chains];
}

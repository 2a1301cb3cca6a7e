/** A code name in a sentence. */
export interface Mention {
  readonly name: string;
  /** The owner of the member: `slots` in `slots.toolbar`, `apiRef` in `apiRef.current.scroll()`. */
  readonly owner?: string;
  readonly line: number;
}

const FENCE = /^\s*(?<marker>`{3,}|~{3,})/;
const INLINE_CODE = /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)/g;

/** The inline code of a page by line, without front matter and code blocks. */
function readInlineCode(page: string): { readonly line: number; readonly code: string }[] {
  let marker: string | undefined;
  let isFrontMatter = false;
  return page.split('\n').flatMap((text, index) => {
    if (text === '---' && (index === 0 || isFrontMatter)) {
      isFrontMatter = index === 0;
      return [];
    }
    const fence = FENCE.exec(text)?.groups?.marker;
    if (fence !== undefined && (marker === undefined || fence.startsWith(marker))) {
      marker = marker === undefined ? fence : undefined;
      return [];
    }
    return marker !== undefined || isFrontMatter
      ? []
      : [...text.matchAll(INLINE_CODE)].map(({ groups }) => ({
          line: index + 1,
          code: groups?.code ?? '',
        }));
  });
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

/**
 * The code names in the sentences of a page.
 *
 * @param page The whole file.
 */
export function findMentions(page: string): Mention[] {
  return readInlineCode(page).flatMap(({ code, line }) =>
    namesInCode(code).map((name) => ({ ...name, line })),
  );
}

/** Whether a mention is checked even if its owner is unknown. */
export function isCode({ name, owner }: Mention): boolean {
  return owner === undefined || looksLikeCode(name);
}

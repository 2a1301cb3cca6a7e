/** An expression in a query: `apiRef.current.setFilterModel`. */
export interface CodePath {
  /** The member that it is about: `setFilterModel`. */
  readonly member: string;
  /** The other names, outermost first: `apiRef`. */
  readonly context: readonly string[];
  /** How the names of interfaces with the member end, in lowercase: `api`. */
  readonly ownerEnding?: string;
  readonly isSlot: boolean;
}

const NAME = '[A-Za-z_$][\\w$]*';
const CHAIN = new RegExp(
  `(?<![\\w$.@/-])${NAME}(?:\\[[^\\]]*\\]|\\(\\))?(?:\\??\\.${NAME}(?:\\[[^\\]]*\\]|\\(\\))?)+`,
  'g',
);

/** Names that say nothing about the member. */
const EMPTY_NAMES = new Set(['current', 'this', 'props', 'React', 'window', 'event', 'e']);
/** Objects whose members belong to interfaces with this ending. */
const OWNER_ENDINGS: Readonly<Record<string, string>> = {
  apiref: 'api',
  api: 'api',
  publicapi: 'api',
  params: 'params',
};
const SLOT_OBJECTS = new Set(['slots', 'slotProps', 'components', 'componentsProps']);
const FILE_OR_HOST = /\.(?:[cm]?[jt]sx?|json|s?css|mdx?|html|csv|xlsx|com|dev|io|net|org)$/;
const LOOKS_LIKE_CODE = /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]/;

function readPath(text: string): CodePath | undefined {
  const names = text
    .replaceAll(/\[[^\]]*\]|\(\)|\?/g, '')
    .split('.')
    .filter((name) => !EMPTY_NAMES.has(name));
  const [first = '', second] = names;
  const isSlotPath = SLOT_OBJECTS.has(first) && second !== undefined;
  const isSlot = isSlotPath && names.length === 2;
  const last = names.findLast((name, index) => index > 0 && LOOKS_LIKE_CODE.test(name));
  const member = last ?? second ?? names[0];
  const ownerEnding = OWNER_ENDINGS[first.toLowerCase()];
  return member === undefined
    ? undefined
    : {
        member,
        context: names.filter((name) => name !== member && !(isSlotPath && name === first)),
        ...(ownerEnding && { ownerEnding }),
        isSlot,
      };
}

/**
 * The dotted expressions in a query. The names of files (`next.js`) and
 * hosts (`mui.com`) aren't expressions.
 */
export function findCodePaths(
  query: string,
): readonly { readonly text: string; readonly path: CodePath }[] {
  return [...query.matchAll(CHAIN)].flatMap(({ 0: text }) => {
    const path = FILE_OR_HOST.test(text) ? undefined : readPath(text);
    return path ? [{ text, path }] : [];
  });
}

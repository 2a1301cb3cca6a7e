import guest from '@generated/docs-theme-sandbox/default/guest.json';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import type { Json } from '../document';
import { compileModule, type ThemeFile } from './compileModule';
import { CALL_MS, Realm, RUN_MS, SandboxError } from './engine';
import { plainValue } from './plainValue';

/** Something in the reader's files that can be the theme. */
export interface ThemeCandidate {
  /** Such as `theme`, `lightTheme + darkTheme`, or `getTheme(mode)`. */
  readonly name: string;
  readonly file: string;
  /** How an application imports it and gets it for a mode; `null` if no file exports it. */
  readonly code: { readonly import: string; readonly light: string; readonly dark: string } | null;
}

/** The options of a theme as they came from the sandbox, not checked. */
export interface RawOptions {
  readonly light: Json;
  /** `null` if they are those of `light`. */
  readonly dark: Json | null;
}

/** What a style function got wrong. */
export interface Fault {
  readonly message: string;
  /** Such as `theme.ts:12`. */
  readonly place: string | undefined;
}

/** The files of a theme after they ran. */
export interface ThemeRun {
  readonly candidates: readonly ThemeCandidate[];
  /** Packages and files that aren't there, with the names that were read from them. */
  readonly missing: readonly (readonly [specifier: string, names: readonly string[]])[];
  /** The options of a candidate. */
  readonly options: (index: number) => RawOptions;
  /** Calls a function of the theme. Returns `undefined` if it fails. */
  readonly call: (id: number, values: readonly unknown[], spacing?: unknown) => unknown;
  /** What failed in functions so far, which shows when components call them. */
  readonly faults: ReadonlyMap<number, Fault>;
  /** Calls `listener` after a function failed, until the returned function is called. */
  readonly onFault: (listener: () => void) => () => void;
}

const API = ['add', 'run', 'options', 'theme', 'call'];

/** How many answers of a function are remembered. */
const MAX_ANSWERS = 300;
/** How long functions can run in all, in ms: at once, and as a share of the time since then. */
const MAX_BURST_MS = 1000;
const MAX_SHARE = 0.2;
/** How many functions can run for too long before none runs any more. */
const MAX_LIMITS = 3;

type Props = Readonly<Record<string, unknown>>;

interface Answer {
  /** What the function read, as text. */
  readonly reads: readonly (readonly [level: string, key: string, text: string])[];
  readonly value: unknown;
}

const isThemeObject = (value: unknown): value is Props =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Props).spacing === 'function' &&
  typeof (value as Props).palette === 'object';

function readProp(props: Props, level: string, key: string): string {
  const owner = level === 'ownerState' ? ((props.ownerState ?? {}) as Props) : props;
  return key === ''
    ? JSON.stringify(Object.keys(owner))
    : (JSON.stringify(plainValue(owner[key])) ?? '');
}

/** The values of a theme without what Material UI derives from them. */
function valuesOf(theme: Props): string {
  const { components: _components, vars: _vars, colorSchemes: _schemes, ...rest } = theme;
  return JSON.stringify(rest, (key, value: unknown) =>
    key.startsWith('unstable_') ? undefined : value,
  );
}

/** Calls the functions of a theme, each only once for what it reads of a component's props. */
class Caller {
  readonly faults = new Map<number, Fault>();
  private readonly listeners = new Set<() => void>();
  private readonly answers = new Map<string, Answer[]>();
  private readonly themes = new WeakMap<object, string>();
  private themeCount = 0;
  private limits = 0;
  private readonly began = performance.now();
  private spent = 0;
  private props: Props = {};
  private reads: [string, string, string][] = [];
  realm: Realm | undefined;

  /** Answers the function that runs. */
  readonly read = (level: string, key: string): string => {
    const text = readProp(this.props, level, key);
    this.reads.push([level, key, text]);
    return text;
  };

  readonly call = (id: number, values: readonly unknown[], spacing?: unknown): unknown => {
    if (!this.realm || this.faults.has(id) || this.limits >= MAX_LIMITS || this.isExhausted()) {
      return undefined;
    }
    const [first] = values;
    const owned = (first as Props | undefined)?.theme;
    const kind = isThemeObject(first) ? 'theme' : isThemeObject(owned) ? 'props' : 'data';
    const theme =
      kind === 'theme' ? (first as object) : kind === 'props' ? (owned as object) : null;
    const props = kind === 'props' ? (first as Props) : {};
    const start = performance.now();
    try {
      const themeId = theme ? this.themeId(theme as Props, spacing) : '';
      const data = kind === 'data' ? JSON.stringify(values.map((value) => plainValue(value))) : '';
      const key = `${id} ${themeId} ${data}`;
      const known = this.answers.get(key) ?? [];
      const found = known.find(({ reads }) =>
        reads.every(([level, name, text]) => readProp(props, level, name) === text),
      );
      if (found) {
        return found.value;
      }
      this.props = props;
      this.reads = [];
      const value = JSON.parse(
        this.realm.call('call', [id, kind, themeId, data], CALL_MS),
      ) as unknown;
      this.answers.set(key, [{ reads: this.reads, value }, ...known].slice(0, MAX_ANSWERS));
      return value;
    } catch (error) {
      const isKnown = error instanceof SandboxError;
      this.limits += isKnown && error.isLimit ? 1 : 0;
      this.faults.set(id, {
        message: errorMessage(error),
        place: isKnown ? error.places[0] : undefined,
      });
      // Later, because components are rendering.
      queueMicrotask(() => this.listeners.forEach((listener) => listener()));
      return undefined;
    } finally {
      this.spent += performance.now() - start;
    }
  };

  /** Many functions, each within its limit, can freeze the page together. */
  private isExhausted(): boolean {
    return this.spent > MAX_BURST_MS + MAX_SHARE * (performance.now() - this.began);
  }

  readonly onFault = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private themeId(theme: Props, spacing: unknown): string {
    const known = this.themes.get(theme);
    if (known !== undefined) {
      return known;
    }
    this.themeCount += 1;
    const id = String(this.themeCount);
    const made = (spacing as { readonly $fn?: unknown } | undefined)?.$fn;
    const values =
      typeof spacing === 'object' && made !== undefined ? { ...theme } : { ...theme, spacing };
    this.realm?.call('theme', [id, valuesOf(values), typeof made === 'number' ? made : -1], RUN_MS);
    this.themes.set(theme, id);
    return id;
  }
}

/**
 * Runs the files of a theme where they can reach nothing: in an engine without a page, a network, or
 * a clock, with limits of time and memory. What comes back is data.
 *
 * @throws {SandboxError} if the code is invalid or fails
 */
export async function runTheme(files: readonly ThemeFile[]): Promise<ThemeRun> {
  const compiled = files.map((file) => [file.name, compileFile(file)] as const);
  const caller = new Caller();
  const realm = await Realm.create(guest, API, caller.read);
  for (const [name, code] of compiled) {
    const body = realm.evaluate(code, name);
    realm.call('add', [name, body], RUN_MS);
    body.dispose();
  }
  const found = JSON.parse(realm.call('run', [], RUN_MS)) as Pick<
    ThemeRun,
    'candidates' | 'missing'
  >;
  caller.realm = realm;
  return {
    ...found,
    options: (index) => JSON.parse(realm.call('options', [index], RUN_MS)) as RawOptions,
    call: caller.call,
    faults: caller.faults,
    onFault: caller.onFault,
  };
}

function compileFile(file: ThemeFile): string {
  try {
    return compileModule(file);
  } catch (error) {
    const message = errorMessage(error);
    const line = /\((\d+):\d+\)/.exec(message)?.[1];
    throw new SandboxError(message, line ? [`${file.name}:${line}`] : [file.name], false);
  }
}

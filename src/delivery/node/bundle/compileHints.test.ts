import { compileHint } from './compileHints';

it.each(['main', 'demo-base', 'data-grid', 'charts', 'pickers', 'tree'])(
  'lets the browser compile "%s" while it downloads',
  (name) => {
    expect(compileHint({ chunk: { name } })).toBe('//# allFunctionsCalledOnLoad');
  },
);

it.each(['mui-form', 'demo-edited', undefined])('gives no hint for "%s"', (name) => {
  expect(compileHint({ chunk: { name } })).toBe('');
});

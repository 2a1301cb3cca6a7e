import { compileHint } from './compileHints';

it.each(['main', 'demo-base', 'data-grid', 'charts', 'pickers', 'tree'])(
  'has "%s" compiled while it arrives',
  (name) => {
    expect(compileHint({ chunk: { name } })).toBe('//# allFunctionsCalledOnLoad');
  },
);

it.each(['mui-form', 'demo-edited', undefined])('leaves "%s" to the browser', (name) => {
  expect(compileHint({ chunk: { name } })).toBe('');
});

import { inputKind } from './inputKind';

it.each([
  ['line breaks', '\n'.repeat(400_000)],
  ['blank lines', ' \t\n'.repeat(200_000)],
  ['the starts of a rule', '.a\n'.repeat(200_000)],
  ['letters of one class', `.${'a'.repeat(400_000)}`],
])('reads a text of many %s in an instant', (_what, text) => {
  const start = performance.now();
  expect(inputKind({ path: '', text })).toBe('error');
  // It took minutes when each line break was tried as the start of all later ones.
  expect(performance.now() - start).toBeLessThan(2000);
});

it.each([
  ["\n  import { DataGrid } from '@mui/x-data-grid';", 'code'],
  ['\n\tTypeError: Cannot read properties of undefined', 'error'],
])('knows what %j is', (text, kind) => {
  expect(inputKind({ path: '', text })).toBe(kind);
});

import { estimateTokens, MAX_TOKENS, splitItems, splitParts } from './answerParts';

const isSmall = (text: string) => estimateTokens(text) <= MAX_TOKENS;

it('counts characters outside of ASCII as tokens', () => {
  expect(estimateTokens('a'.repeat(28))).toBe(10);
  expect(estimateTokens('排序')).toBe(2);
});

it.each([
  ['lines', 'A line of text.\n'.repeat(9000)],
  ['one line', 'a'.repeat(200_000)],
  ['characters that are tokens', '排'.repeat(50_000)],
  ['surrogates', '😀'.repeat(30_000)],
])('splits %s without losing anything', (_name, text) => {
  const parts = splitParts(text);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every(isSmall)).toBe(true);
  expect(parts.join('').replace(/\n/g, '')).toBe(text.replace(/\n/g, ''));
});

it('keeps a text that fits', () => {
  expect(splitParts('a\n\nb')).toEqual(['a\n\nb']);
});

it('closes code at the end of a part, and opens it again', () => {
  const code = 'const row = 1;\n'.repeat(6000);
  const parts = splitParts(`\`\`\`ts title="a.ts"\n${code}\`\`\``);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    expect(part).toMatch(/^```ts title="a\.ts"\nconst row = 1;\n[^]*const row = 1;\n```$/);
  }
});

it('groups items whose JSON fits', () => {
  const items = Array.from({ length: 3000 }, (_, id) => ({ id, text: 'x'.repeat(60) }));
  const groups = splitItems(items);
  expect(groups.every((group) => group.length > 0 && isSmall(JSON.stringify(group)))).toBe(true);
  expect(groups.flat()).toEqual(items);
  expect(splitItems([{ text: 'x'.repeat(100_000) }])).toHaveLength(1);
});

import { buildTailwindCss } from './tailwindCss';

it('finds the classes in every source and ignores other words', async () => {
  const css = await buildTailwindCss([
    'const a = <p className="font-bold sm:mt-2">not italic</p>;',
    "export const b = isOn ? 'bg-[rgb(34_197_94/0.16)]' : `w-full`;",
  ]);
  for (const selector of ['.font-bold', '.sm\\:mt-2', '.bg-\\[rgb', '.w-full']) {
    expect(css).toContain(selector);
  }
  expect(css).not.toContain('.italic');
});

it('contains no element styles', async () => {
  const css = await buildTailwindCss(['<p className="p-4" />']);
  expect(css).not.toMatch(/(?:^|[\s,])(?:body|html|button|h1)\b/);
});

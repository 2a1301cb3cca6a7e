import postcss from 'postcss';
import { scalingMedia } from './scalingMedia';

const transform = async (css: string) =>
  (await postcss([scalingMedia]).process(css, { from: undefined })).css;

it.each([
  ['@media (width >= 900px) { a {} }', '@media (width >= 56.25rem) { a {} }'],
  [
    '@media (min-width: 997px) and (hover: hover) { a {} }',
    '@media (min-width: 62.3125rem) and (hover: hover) { a {} }',
  ],
  ['@media (600px <= width < 900px) { a {} }', '@media (37.5rem <= width < 56.25rem) { a {} }'],
  ['@container demo (width < 420px) { a {} }', '@container demo (width < 26.25rem) { a {} }'],
])('%s scales with the font', async (css, expected) => {
  expect(await transform(css)).toBe(expected);
});

it.each([
  '@media (height >= 600px) { a {} }',
  '@media (forced-colors: active) { a { width: 900px } }',
  '@layer theme { a { width: 900px } }',
])('%s stays as it is', async (css) => {
  expect(await transform(css)).toBe(css);
});

/** @jest-environment node */
import { Resvg } from '@resvg/resvg-js';
import { createManifest, iconSvg } from './manifest';

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#00f"/></svg>';

it('stays within the site of its language', () => {
  const { start_url: start, scope, icons, lang } = createManifest('/zh/x/', 'zh');
  expect([start, scope, lang]).toEqual(['/zh/x/', '/zh/x/', 'zh']);
  expect(icons.every(({ src }) => src.startsWith('/zh/x/img/'))).toBe(true);
});

it('contains the icons that browsers require for installation', () => {
  const sizes = createManifest('/x/', 'en').icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

it('centers the logo on a white square', () => {
  const { pixels } = new Resvg(iconSvg(MARK), { fitTo: { mode: 'width', value: 10 } }).render();
  const pixelAt = (x: number, y: number) => [
    ...pixels.subarray((y * 10 + x) * 4, (y * 10 + x) * 4 + 4),
  ];
  expect(pixelAt(0, 0)).toEqual([255, 255, 255, 255]);
  expect(pixelAt(5, 5)).toEqual([0, 0, 255, 255]);
});

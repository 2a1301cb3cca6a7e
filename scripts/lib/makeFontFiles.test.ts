import fs from 'node:fs';
import { fontUrl } from '../../src/delivery/node/fonts';
import { makeFontFiles } from './makeFontFiles';

const FOLDER = 'static/fonts/';

it('serves the files that the installed package produces', async () => {
  const files = await makeFontFiles();
  const served = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'));
  // After a change of the package or of the characters: `npm run fonts`.
  expect(served.sort()).toEqual(
    Object.values(files)
      .map(({ name }) => name)
      .sort(),
  );
  for (const subset of ['basic', 'latin', 'latinExt'] as const) {
    const file = fs.readFileSync(fontUrl(FOLDER, subset));
    expect(file.equals(files[subset].content)).toBe(true);
  }
}, 30_000);

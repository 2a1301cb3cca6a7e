import fs from 'node:fs';
import path from 'node:path';
import { transform } from 'sucrase';
import { selectControls } from '../src/demos/browser/playground/selectControls';
import type { PlaygroundOptions } from '../src/demos/browser/playground';
import { loadApiModel } from '../src/api/node';
import { findPlaygrounds, playgroundControls } from '../src/demos/node/playground';
import type { ApiModel } from '../src/api/shared/apiModel';

const siteDir = path.resolve(__dirname, '..');
const docsDir = path.join(siteDir, 'docs');

/** The options in a playground's file, without running its component and imports. */
function readOptions(file: string): PlaygroundOptions {
  const source = fs.readFileSync(path.join(docsDir, file), 'utf8');
  const { code } = transform(source, { transforms: ['typescript', 'jsx', 'imports'] });
  const exported: { options?: PlaygroundOptions } = {};
  new Function('require', 'exports', code)(() => ({}), exported);
  if (!exported.options) {
    throw new Error(`docs/${file} exports no \`options\`.`);
  }
  return exported.options;
}

// Extracting the API for the first time is slow on a busy machine.
jest.setTimeout(60_000);

let model: ApiModel;
beforeAll(async () => {
  model = await loadApiModel(siteDir);
}, 240_000);

it.each(findPlaygrounds(docsDir))(
  'the playground of $component only uses existing props',
  (playground) => {
    const { controls: chosen, initial = {} } = readOptions(playground.file);
    const controls = selectControls(playgroundControls(playground, model), chosen);

    expect(controls.length).toBeGreaterThan(3);
    expect(controls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(initial)));
  },
);

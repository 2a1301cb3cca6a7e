import path from 'node:path';
import { typeErrorsOfExport } from '../src/base/testing/exportedTypes';
import { playgroundCode } from '../src/demos/browser/playground/playgroundCode';
import { selectControls } from '../src/demos/browser/playground/selectControls';
import type { PlaygroundModule, PlaygroundOptions } from '../src/demos/browser/playground/types';
import { loadApiModel } from '../src/api/node';
import { findPlaygrounds, playgroundControls } from '../src/demos/node/playground';
import type { ApiModel } from '../src/api/shared/apiModel';

const siteDir = path.resolve(__dirname, '..');
const docsDir = path.join(siteDir, 'docs');

const optionsOf = async (file: string): Promise<PlaygroundOptions> =>
  ((await import(path.join(docsDir, file))) as PlaygroundModule).options;

// Extracting the API for the first time is slow on a busy machine.
jest.setTimeout(60_000);

let model: ApiModel;
beforeAll(async () => {
  model = await loadApiModel(siteDir);
}, 240_000);

it.each(findPlaygrounds(docsDir))(
  'the playground of $component only uses existing props',
  async (playground) => {
    const { controls: chosen, initial = {} } = await optionsOf(playground.file);
    const controls = selectControls(playgroundControls(playground, model), chosen);

    expect(controls.length).toBeGreaterThan(3);
    expect(controls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(initial)));
  },
);

it('what readers copy from a playground compiles by itself', async () => {
  const copies = findPlaygrounds(docsDir).map(async (playground) => {
    const options = await optionsOf(playground.file);
    const controls = selectControls(playgroundControls(playground, model), options.controls);
    const all = Object.fromEntries(
      controls.flatMap((control) => {
        const { kind, name } = control;
        const value =
          kind === 'enum'
            ? control.options.at(-1)
            : kind === 'number'
              ? control.min
              : kind === 'boolean' || undefined;
        return value === undefined ? [] : [[name, value]];
      }),
    );
    return [options.initial ?? {}, all].map((values, index) => {
      const { copied } = playgroundCode(playground.component, options, controls, values);
      return [`${playground.component}${index}.tsx`, copied] as const;
    });
  });
  const files = (await Promise.all(copies)).flat();
  expect(files.length).toBeGreaterThan(9);
  expect(typeErrorsOfExport('playgrounds', files)).toEqual([]);
});

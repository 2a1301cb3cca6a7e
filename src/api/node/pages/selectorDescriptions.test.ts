import path from 'node:path';
import type { ApiSelector } from '../../shared/apiModel';
import { loadApiModel } from '../cache';
import { SELECTOR_DESCRIPTIONS } from './selectorDescriptions';

// Extracting the API for the first time is slow on a busy machine.
jest.setTimeout(240_000);

let selectors: readonly ApiSelector[];
beforeAll(async () => {
  const model = await loadApiModel(path.resolve(__dirname, '../../../..'));
  selectors = model.products['data-grid']?.selectors ?? [];
});

it('describes each selector that the packages do not describe', () => {
  const silent = selectors.filter(
    ({ description, name }) => !description && !SELECTOR_DESCRIPTIONS[name],
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('only describes existing selectors', () => {
  const names = selectors.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(SELECTOR_DESCRIPTIONS)));
});

import path from 'node:path';
import type { ApiEvent } from '../../shared/apiModel';
import { loadApiModel } from '../cache';
import { EVENT_DESCRIPTIONS } from './eventDescriptions';

// Extracting the API for the first time is slow on a busy machine.
jest.setTimeout(240_000);

let events: readonly ApiEvent[];
beforeAll(async () => {
  const model = await loadApiModel(path.resolve(__dirname, '../../../..'));
  events = model.products['data-grid']?.events ?? [];
});

it('describes each event that the packages do not describe', () => {
  const silent = events.filter(
    ({ description, name }) => !description && !EVENT_DESCRIPTIONS[name],
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('only describes existing events', () => {
  const names = events.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(EVENT_DESCRIPTIONS)));
});

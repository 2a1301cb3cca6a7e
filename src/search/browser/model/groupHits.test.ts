import type { SearchHit } from '@site/src/search/shared/engine';
import type { RecordKind } from '@site/src/search/shared/records';
import { createRecord } from '@site/src/search/shared/testing';
import { groupHits } from './groupHits';

const hits = (...kinds: RecordKind[]): SearchHit[] =>
  kinds.map((kind, id) => ({
    id,
    record: createRecord({ kind, name: `${kind} ${id}` }),
    path: `${id}/`,
    score: 100 - id,
    terms: [],
  }));

it('keeps the best three in order, then groups the others by kind', () => {
  const groups = groupHits(
    hits('prop', 'page', 'demo', 'demo', 'section', 'hook', 'page', 'error', 'class'),
  );
  expect(groups.map(({ name, hits: some }) => [name, some.map(({ id }) => id)])).toEqual([
    ['best', [0, 1, 2]],
    ['demos', [3]],
    ['guides', [4, 6]],
    ['api', [5, 8]],
    ['errors', [7]],
  ]);
});

it('omits groups without hits', () => {
  expect(groupHits([])).toEqual([]);
  expect(groupHits(hits('page')).map(({ name }) => name)).toEqual(['best']);
});

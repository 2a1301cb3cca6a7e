import type { ProblemFile } from '../../../../base/shared/contentProblem';
import { createFindingsStore } from './findings';

const PAGE = 'docs/a/a.mdx';
const problem = (found: string, line = 3): ProblemFile => ({
  file: PAGE,
  problems: [{ line, found, fix: 'Mend it.' }],
});

describe('createFindingsStore', () => {
  it('stores the results of text and type checks until they run again', () => {
    const store = createFindingsStore();
    store.update({ page: PAGE, part: 'types', files: [problem('Type.')] });
    store.update({ page: PAGE, part: 'prose', files: [problem('Link.')] });
    expect(store.of(PAGE)).toEqual([
      { place: 'docs/a/a.mdx:3', found: 'Link.', fix: 'Mend it.' },
      { place: 'docs/a/a.mdx:3', found: 'Type.', fix: 'Mend it.' },
    ]);
    store.update({ page: PAGE, part: 'prose', files: [] });
    expect(store.of(PAGE).map(({ found }) => found)).toEqual(['Type.']);
    expect(store.of('docs/b/b.mdx')).toEqual([]);
  });

  it('reports a finding once, even if its line moves', () => {
    const store = createFindingsStore();
    const update = (...files: ProblemFile[]) =>
      store.update({ page: PAGE, part: 'prose', files }).added;
    expect(update(problem('Link.'))).toEqual(['docs/a/a.mdx:3: Link.\n  Fix: Mend it.']);
    expect(update(problem('Link.', 4))).toEqual([]);
    expect(update(problem('Link.', 4), problem('Name.'))).toEqual([
      'docs/a/a.mdx:3: Name.\n  Fix: Mend it.',
    ]);
  });

  it('reports when the last finding is fixed', () => {
    const store = createFindingsStore();
    const update = (part: 'prose' | 'types', ...files: ProblemFile[]) =>
      store.update({ page: PAGE, part, files }).isFixed;
    expect(update('prose')).toBe(false);
    expect(update('prose', problem('Link.'))).toBe(false);
    expect(update('types', problem('Type.'))).toBe(false);
    expect(update('prose')).toBe(false);
    expect(update('types')).toBe(true);
    expect(update('types')).toBe(false);
  });
});

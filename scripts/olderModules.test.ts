import reasons from '../data/different-modules.json';
import { listModuleCopies, moduleCopyProblems } from './lib/olderModules';

it('finds the modules that older majors have copies of', () => {
  expect(listModuleCopies(process.cwd())).toContainEqual({
    current: 'docs/react-charts/components/frame.ts',
    copy: 'versioned_docs/version-v7/react-charts/components/frame.ts',
    isSame: false,
  });
});

it('names the two files that diverged, and how to port the change', () => {
  const current = 'docs/react-charts/bars/sales.ts';
  const copy = 'versioned_docs/version-v7/react-charts/bars/sales.ts';
  expect(moduleCopyProblems([{ current, copy, isSame: true }], {})).toEqual([]);
  expect(moduleCopyProblems([{ current, copy, isSame: false }], { [copy]: 'v7.' })).toEqual([]);
  expect(moduleCopyProblems([{ current, copy, isSame: false }], {})).toEqual([
    `${copy} differs from ${current}. Carry the change over with \`npm run port -- ${current} --to v7\` (\`--since <commit>\` if it is committed), or add the copy and the reason to data/different-modules.json.`,
  ]);
});

it('reports unused reasons', () => {
  expect(moduleCopyProblems([], { 'versioned_docs/version-v6/gone.ts': 'v6.' })).toEqual([
    'versioned_docs/version-v6/gone.ts does not differ: remove it from data/different-modules.json.',
  ]);
});

it('keeps the modules of older majors equal to those of the current one, except for a reason', () => {
  expect(moduleCopyProblems(listModuleCopies(process.cwd()), reasons)).toEqual([]);
  Object.values(reasons).forEach((reason) => expect(reason).toMatch(/\w.{15,}\.$/));
});

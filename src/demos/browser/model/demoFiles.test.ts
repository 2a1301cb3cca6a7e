import type { DemoVariantSources } from '@site/src/demos/shared/demo';
import { codeOfPlan, draftKey, filesWithDrafts, isEdited, sourceFiles } from './demoFiles';

const sources: DemoVariantSources = {
  ts: [
    { name: 'Basic.tsx', code: 'const a: number = 1;', html: '' },
    { name: 'orders.ts', code: 'export {};', html: '' },
  ],
  js: [{ name: 'Basic.jsx', code: 'const a = 1;', html: '' }],
};

describe('filesWithDrafts', () => {
  it('replaces the code of the edited file only', () => {
    const drafts = { [draftKey('system', 'TS', 'orders.ts')]: 'export const x = 1;' };
    const files = filesWithDrafts(sources, 'system', 'TS', drafts);

    expect(files.map((file) => file.code)).toEqual(['const a: number = 1;', 'export const x = 1;']);
    expect(isEdited(files, sourceFiles(sources, 'TS'))).toBe(true);
  });

  it('keeps edits separate for each language and styling', () => {
    const drafts = { [draftKey('css', 'TS', 'Basic.tsx')]: 'changed' };
    const files = filesWithDrafts(sources, 'system', 'JS', drafts);

    expect(files).toEqual(sources.js);
    expect(isEdited(files, sources.js)).toBe(false);
  });
});

it("shows the code of the reader's plan, or the page's own where the plan changes nothing", () => {
  const pro = { ts: [], js: [] };
  expect(codeOfPlan({ ...sources, plans: { pro } }, 'pro')).toBe(pro);
  expect(codeOfPlan(sources, 'premium')).toBe(sources);
  expect(codeOfPlan(sources, 'community')).toBe(sources);
  expect(codeOfPlan(sources, null)).toBe(sources);
});

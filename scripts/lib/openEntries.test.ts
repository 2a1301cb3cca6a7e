import { openEntries } from './openEntries';

const at = (file: string, message = 'TS2305: Module has no exported member.') => ({
  file,
  message,
});

describe('the entries of open content', () => {
  it('name pages and modules with the first error, and the demos that use them', () => {
    const problems = [
      at('docs/trees/items/items.mdx', 'TS2322: Wrong type.\n  Wrong prop.'),
      at('docs/trees/items/items.mdx'),
      at('docs/trees/items/Basic.css.tsx'),
      at('versioned_docs/version-v8/trees/Drive.tsx', `TS2322: '${'a'.repeat(80)}' is wrong.`),
      at('docs/trees/regions.ts'),
    ];
    const demos = [
      { entry: 'docs/trees/Map', files: ['docs/trees/Map.tsx', 'docs/trees/regions.ts'] },
      { entry: 'docs/trees/items/Basic', files: ['docs/trees/items/Basic.tsx'] },
      { entry: 'docs/trees/items/Fine', files: ['docs/trees/items/Fine.tsx'] },
    ];
    expect(openEntries(problems, demos)).toEqual({
      'docs/trees/items/items': 'Wrong prop.',
      'docs/trees/items/Basic': 'TS2305: Module has no exported member.',
      'versioned_docs/version-v8/trees/Drive': "TS2322: '…' is wrong.",
      'docs/trees/regions': 'TS2305: Module has no exported member.',
      'docs/trees/Map': 'It uses docs/trees/regions.',
    });
  });

  it('leave out the code of the site, and declarations', () => {
    const problems = [
      at('src/docs/a.ts'),
      at('templates/a.tsx'),
      at('docs/trees/fences.scope.d.ts'),
    ];
    expect(openEntries(problems, [])).toEqual({});
  });
});

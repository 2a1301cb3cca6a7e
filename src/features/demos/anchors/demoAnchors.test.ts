import { demoAnchorIds, demoSourceId, opensSource } from './demoAnchors';

describe('demoAnchorIds', () => {
  it('gives every published form of the link', () => {
    expect(demoAnchorIds('ColumnTypes', true)).toEqual([
      'ColumnTypes',
      'ColumnTypes.js',
      'ColumnTypes.tsx',
      'system-ColumnTypes.js',
      'system-ColumnTypes.tsx',
      'tailwind-ColumnTypes.js',
      'tailwind-ColumnTypes.tsx',
      'css-ColumnTypes.js',
      'css-ColumnTypes.tsx',
    ]);
  });

  it('gives a demo without toolbar its name only', () => {
    expect(demoAnchorIds('ColumnTypes', false)).toEqual(['ColumnTypes']);
  });
});

describe('opensSource', () => {
  it.each(['#ColumnTypes.js', '#ColumnTypes.tsx', '#css-ColumnTypes.tsx', '#Column%54ypes.js'])(
    'opens for %s',
    (hash) => expect(opensSource(hash, 'ColumnTypes')).toBe(true),
  );

  it.each(['', '#ColumnTypes', '#ColumnTypesGrid.js', '#sass-ColumnTypes.js', '#%E0%A4%A'])(
    'stays closed for %j',
    (hash) => expect(opensSource(hash, 'ColumnTypes')).toBe(false),
  );

  it('opens for the link that the demo itself copies', () => {
    expect(opensSource(`#${demoSourceId('ColumnTypes', 'tailwind', 'tsx')}`, 'ColumnTypes')).toBe(
      true,
    );
  });
});

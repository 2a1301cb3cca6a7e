import { demoAnchorIds, demoNames, demoSourceId, opensSource } from './demoAnchors';

describe('demoAnchorIds', () => {
  it('returns every published form of the link', () => {
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

  it('returns only the name for a demo without a toolbar', () => {
    expect(demoAnchorIds('ColumnTypes', false)).toEqual(['ColumnTypes']);
  });
});

it('includes former names', () => {
  const names = { name: 'ButtonField', aliases: 'behavior-button/MaterialDatePicker Old' };
  expect(demoNames(names)).toEqual(['ButtonField', 'behavior-button/MaterialDatePicker', 'Old']);
  expect(opensSource('#behavior-button/MaterialDatePicker.tsx', names)).toBe(true);
  expect(opensSource('#system-Old.js', names)).toBe(true);
  expect(opensSource('#behavior-button', names)).toBe(false);
});

describe('opensSource', () => {
  it.each(['#ColumnTypes.js', '#ColumnTypes.tsx', '#css-ColumnTypes.tsx', '#Column%54ypes.js'])(
    'opens for %s',
    (hash) => expect(opensSource(hash, { name: 'ColumnTypes' })).toBe(true),
  );

  it.each(['', '#ColumnTypes', '#ColumnTypesGrid.js', '#sass-ColumnTypes.js', '#%E0%A4%A'])(
    'stays closed for %j',
    (hash) => expect(opensSource(hash, { name: 'ColumnTypes' })).toBe(false),
  );

  it('opens for the link that the demo copies', () => {
    const hash = `#${demoSourceId('ColumnTypes', 'tailwind', 'tsx')}`;
    expect(opensSource(hash, { name: 'ColumnTypes' })).toBe(true);
  });
});

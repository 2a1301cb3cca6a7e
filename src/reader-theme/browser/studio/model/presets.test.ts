import {
  checkDocument,
  compileTheme,
  plainTheme,
  writeTheme,
} from '@site/src/reader-theme/browser/document';
import { isReadable, pairsOf, themeFor } from './contrast';
import { COLOR_GROUPS } from './controls';
import { PRESET_NAMES, PRESETS } from './presets';
import { readStored } from './savedTheme';

const PATHS = COLOR_GROUPS.flatMap(({ paths }) => paths);

describe.each(PRESET_NAMES)('%s', (name) => {
  const document = PRESETS[name];

  it('is a valid theme with both schemes', () => {
    expect(checkDocument(document)).toMatchObject({ errors: [], dropped: [] });
    expect(readStored(writeTheme(plainTheme(document)))).toEqual(plainTheme(document));
    expect(compileTheme(plainTheme(document))).toMatchObject({ error: null, onlyMode: undefined });
  });

  it.each(['light', 'dark'] as const)('is readable in %s mode', (mode) => {
    const theme = themeFor(document, mode);
    const unreadable = PATHS.flatMap((path) =>
      pairsOf(theme, path)
        .filter((pair) => !isReadable(pair))
        .map((pair) => ({ path, ...pair })),
    );
    expect(unreadable).toEqual([]);
  });
});

import type { PlaygroundControl } from '@site/src/demos/shared/playground';
import { selectControls } from './selectControls';

const all: PlaygroundControl[] = [
  { name: 'loading', kind: 'boolean', description: '' },
  { name: 'rowHeight', kind: 'number', description: '', default: 52 },
];

describe('selectControls', () => {
  it('returns the requested controls in order, with bounds', () => {
    expect(selectControls(all, [{ name: 'rowHeight', min: 24, max: 100 }, 'loading'])).toEqual([
      { name: 'rowHeight', kind: 'number', description: '', default: 52, min: 24, max: 100 },
      { name: 'loading', kind: 'boolean', description: '' },
    ]);
  });

  it("returns an author's own control unchanged", () => {
    const color = { name: 'colors', kind: 'color', description: 'Of the bars' } as const;
    expect(selectControls(all, [color])).toEqual([color]);
  });

  it('names a missing control and the available ones', () => {
    expect(() => selectControls(all, ['lodaing'])).toThrow(
      'The playground has no control for "lodaing". Its component\'s API gives controls for: loading, rowHeight.',
    );
  });
});

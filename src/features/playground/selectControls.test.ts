import type { PlaygroundControl } from '@site/src/shared/playground';
import { selectControls } from './selectControls';

const all: PlaygroundControl[] = [
  { name: 'loading', kind: 'boolean', description: '' },
  { name: 'rowHeight', kind: 'number', description: '', default: 52 },
];

describe('selectControls', () => {
  it('takes what is asked for, in that order, with bounds', () => {
    expect(selectControls(all, [{ name: 'rowHeight', min: 24, max: 100 }, 'loading'])).toEqual([
      { name: 'rowHeight', kind: 'number', description: '', default: 52, min: 24, max: 100 },
      { name: 'loading', kind: 'boolean', description: '' },
    ]);
  });

  it('takes a control of the author’s own as it is', () => {
    const color = { name: 'colors', kind: 'color', description: 'Of the bars' } as const;
    expect(selectControls(all, [color])).toEqual([color]);
  });

  it('names what is missing and what there is', () => {
    expect(() => selectControls(all, ['lodaing'])).toThrow(
      'The playground has no control for "lodaing". Its component\'s API gives controls for: loading, rowHeight.',
    );
  });
});

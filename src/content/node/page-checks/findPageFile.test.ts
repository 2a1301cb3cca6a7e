import { findPageFile } from './findPageFile';

const FILE = 'docs/react-charts/bars/bars.mdx';

describe('findPageFile', () => {
  it.each(['react-charts/bars', '/x/react-charts/bars/', 'docs/react-charts/bars', FILE])(
    'finds the page for %s',
    (name) => {
      expect(findPageFile(process.cwd(), name)).toBe(FILE);
    },
  );

  it('describes the expected name if there is none', () => {
    expect(() => findPageFile(process.cwd(), 'react-charts/bar')).toThrow(
      'There is no page `react-charts/bar`. Expected a folder below docs/ such as react-charts/bars, or a file such as docs/react-charts/bars/bars.mdx.',
    );
  });
});

import { findUnmatched } from './findUnmatched';

const expectation = (name: string) => ({
  name,
  isMetBy: (module: string) => module.endsWith(`/${name}.js`),
});

describe('findUnmatched', () => {
  it('returns the rows that match no module of the build', () => {
    expect(
      findUnmatched(
        [expectation('preload'), expectation('Router')],
        ['/site/a.js', '/site/Router.js'],
      ),
    ).toEqual(['preload']);
  });

  it('returns nothing if all of them match', () => {
    expect(findUnmatched([expectation('preload')], ['/site/preload.js'])).toEqual([]);
  });
});

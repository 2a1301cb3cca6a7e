import { findUnmatched } from './findUnmatched';

const expectation = (name: string) => ({
  name,
  isMetBy: (module: string) => module.endsWith(`/${name}.js`),
});

describe('findUnmatched', () => {
  it('names what no module of the build meets', () => {
    expect(
      findUnmatched(
        [expectation('preload'), expectation('Router')],
        ['/site/a.js', '/site/Router.js'],
      ),
    ).toEqual(['preload']);
  });

  it('is empty when all are met', () => {
    expect(findUnmatched([expectation('preload')], ['/site/preload.js'])).toEqual([]);
  });
});

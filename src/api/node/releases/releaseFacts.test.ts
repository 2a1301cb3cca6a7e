import type { NameFacts } from './names';
import { productReleaseFacts } from './releaseFacts';
import type { ProductRelease, State } from './states';

type Plans = ProductRelease['plans'];

const ALL: Plans = new Set([undefined, 'pro', 'premium']);

/** A release with names: their keys, or keys with what the release says about them. */
const release = (
  minor: number,
  names: readonly (string | [string, NameFacts])[],
  more: Partial<ProductRelease> = {},
): ProductRelease => ({
  release: `8.${minor}`,
  plans: ALL,
  names: new Map(names.map((name) => (typeof name === 'string' ? [name, {}] : name))),
  ...more,
});

const facts = (releases: readonly ProductRelease[], before: State = 'unknown') =>
  productReleaseFacts(releases, () => before);

it('names the release that added a prop, once for all of its components', () => {
  const old = ['prop rows DataGrid'];
  const added = ['prop tools DataGrid', 'prop tools DataGridPro', 'event open'];
  expect(facts([release(8, old), release(9, [...old, ...added])]).added).toEqual({
    '8.9': ['event open', 'prop tools DataGrid DataGridPro'],
  });
});

it('orders releases by number', () => {
  const releases = [
    release(8, []),
    release(9, ['event a']),
    release(10, ['event a', 'event b']),
    release(11, ['event a', 'event b']),
  ];
  expect(Object.keys(facts(releases).added)).toEqual(['8.9', '8.10']);
});

it('says nothing about what is older than the first release, or could be', () => {
  expect(facts([release(0, ['event open'])]).added).toEqual({});
  expect(facts([release(0, ['event open'])], 'present').added).toEqual({});
  expect(facts([release(0, ['event open'])], 'absent').added).toEqual({ '8.0': ['event open'] });
});

describe('a gap on the registry', () => {
  const none: Plans = new Set();
  it('leaves open which release added something', () => {
    const name = 'prop tools Picker';
    const gap = (minor: number) => release(minor, [], { plans: none });
    expect(facts([release(3, []), gap(4), release(5, [name])]).added).toEqual({
      '8.4 or 8.5': [name],
    });
    expect(facts([release(3, []), gap(4), gap(5), release(6, [name])]).added).toEqual({
      '8.4, 8.5, or 8.6': [name],
    });
    expect(facts([gap(0), release(1, [name])], 'absent').added).toEqual({ '8.0 or 8.1': [name] });
    expect(facts([gap(0), release(1, [name])], 'present').added).toEqual({});
  });

  it('only concerns the plan whose package is missing', () => {
    const tool: [string, NameFacts] = ['prop tool GridApi', { plan: 'premium' }];
    const withoutPremium: Plans = new Set([undefined, 'pro']);
    const releases = [
      release(1, []),
      release(2, [], { plans: withoutPremium }),
      release(3, [tool, 'prop free GridApi']),
    ];
    expect(facts(releases).added).toEqual({
      '8.2 or 8.3': ['prop tool GridApi'],
      '8.3': ['prop free GridApi'],
    });
  });

  it('can consist of the last patches of a release', () => {
    const tool: [string, NameFacts] = ['event open', { plan: 'pro' }];
    const early = release(5, [], { outdated: new Set(['pro']) });
    const none = release(6, [], { plans: new Set() });
    const releases = [release(3, []), release(4, [], { plans: new Set() }), early, none];
    expect(facts([...releases, release(7, [tool])]).added).toEqual({
      '8.5, 8.6, or 8.7': ['event open'],
    });
  });

  it('is filled by the component of a lower plan', () => {
    const pro: [string, NameFacts][] = [
      ['entry DataGridPro', { plan: 'pro' }],
      ['prop tools DataGridPro', { plan: 'pro' }],
    ];
    const free: Plans = new Set([undefined]);
    const releases = [
      release(1, ['entry DataGrid', pro[0]!]),
      release(2, ['entry DataGrid'], { plans: free }),
      release(3, ['entry DataGrid', 'prop tools DataGrid', ...pro]),
    ];
    expect(facts(releases).added).toEqual({ '8.3': ['prop tools DataGrid DataGridPro'] });
  });

  it("isn't filled by it if the component is new", () => {
    const pro: [string, NameFacts][] = [
      ['entry PiePro', { plan: 'pro' }],
      ['prop tools PiePro', { plan: 'pro' }],
    ];
    const pie = ['entry Pie', 'prop tools Pie'];
    const releases = [
      release(1, pie),
      release(2, pie, { plans: new Set([undefined]) }),
      release(3, [...pie, ...pro]),
    ];
    expect(facts(releases).added).toEqual({ '8.2 or 8.3': ['entry PiePro', 'prop tools PiePro'] });
  });

  it("isn't filled by it if the higher plan had the member first", () => {
    const pro = (...names: string[]) => names.map((n): [string, NameFacts] => [n, { plan: 'pro' }]);
    const entries = ['entry Grid', ...pro('entry GridPro')];
    const releases = [
      release(0, entries),
      release(1, ['entry Grid'], { plans: new Set([undefined]) }),
      release(2, [...entries, ...pro('prop tools GridPro')]),
      release(3, [...entries, ...pro('prop tools GridPro'), 'prop tools Grid']),
    ];
    expect(facts(releases).added).toEqual({
      '8.1 or 8.2': ['prop tools GridPro'],
      '8.3': ['prop tools Grid'],
    });
  });

  it("doesn't remove what a missing package only mentions", () => {
    const releases = [
      release(1, ['export Api']),
      release(2, [], { plans: new Set([undefined]) }),
      release(3, ['export Api']),
    ];
    expect(facts(releases).added).toEqual({});
  });
});

it('counts a member that was removed and added again from the last time', () => {
  const name = 'prop tools Grid';
  const releases = [release(1, []), release(2, [name]), release(3, []), release(4, [name])];
  expect(facts(releases).added).toEqual({ '8.4': [name] });
});

describe('what only moved', () => {
  const declaredBy = 'BarSeriesType';
  const series: [string, NameFacts][] = [
    ['entry BarSeries', {}],
    ['prop data BarSeries', { declaredBy }],
    ['prop minBarSize BarSeries', { declaredBy }],
  ];

  it("isn't new: a property that another type had before its interface", () => {
    const declares = (...names: string[]) => ({
      declared: new Set(names.map((name) => `${declaredBy}.${name}`)),
    });
    const releases = [
      release(8, [], declares('data')),
      release(9, series, declares('data', 'minBarSize')),
    ];
    expect(facts(releases).added).toEqual({
      '8.9': ['entry BarSeries', 'prop minBarSize BarSeries'],
    });
  });

  it("isn't new: a prop that was inherited from Material UI", () => {
    const releases = [
      release(1, [['prop sx Item', { isInherited: true }]]),
      release(2, ['prop sx Item']),
    ];
    expect(facts(releases).added).toEqual({});
    expect(facts([...releases].reverse()).added).toEqual({});
  });

  it("isn't new: a name that a lower plan exports now", () => {
    const releases = [
      release(1, [['entry Heatmap', { plan: 'pro' }]]),
      release(2, ['entry Heatmap']),
    ];
    expect(facts(releases).added).toEqual({});
  });

  it('could be older if only the package of its former plan is missing', () => {
    const heatmap: [string, NameFacts] = ['entry Heatmap', { plan: 'pro' }];
    const free: Plans = new Set([undefined]);
    const releases = [
      release(0, [], { plans: free }),
      release(1, [heatmap]),
      release(2, [], { plans: free }),
      release(3, ['entry Heatmap']),
    ];
    expect(facts(releases, 'absent').added).toEqual({ '8.0 or 8.1': ['entry Heatmap'] });
  });

  it("isn't new: a type of slot props that no slot referred to", () => {
    const icon: [string, NameFacts] = ['entry IconProps', { isInternal: true }];
    const releases = [release(1, [], { types: new Set(['IconProps']) }), release(2, [icon])];
    expect(facts(releases).added).toEqual({});
  });
});

it("doesn't take a prop for new because its documentation was hidden", () => {
  const hidden = { ignored: new Set(['GridProps.tools']), declared: new Set(['GridProps.tools']) };
  const releases = [
    release(1, ['entry Grid'], hidden),
    release(2, ['entry Grid', 'prop tools Grid']),
  ];
  expect(facts(releases).added).toEqual({});
});

describe('a deprecation', () => {
  const name = 'prop tools Grid';
  const old: [string, NameFacts] = [name, { deprecated: true }];

  it('has the release with the first tag', () => {
    expect(facts([release(1, [name]), release(2, [old]), release(3, [old])])).toEqual({
      added: {},
      deprecated: { '8.2': [name] },
    });
  });

  it('is as new as a member that is deprecated from the start', () => {
    expect(facts([release(1, []), release(2, [old])])).toEqual({
      added: { '8.2': [name] },
      deprecated: { '8.2': [name] },
    });
  });

  it('is left out if it is older, if it could be, or if it was taken back', () => {
    expect(facts([release(0, [old])], 'deprecated').deprecated).toEqual({});
    expect(facts([release(0, [old])], 'unknown').deprecated).toEqual({});
    expect(facts([release(0, [old]), release(1, [name])]).deprecated).toEqual({});
  });

  it('is left open if a package is missing', () => {
    const gap = release(2, [], { plans: new Set() });
    expect(facts([release(1, [name]), gap, release(3, [old])]).deprecated).toEqual({
      '8.2 or 8.3': [name],
    });
  });
});

import { chunkTablePlugin, findOwners, splitTable } from './chunkTable';

interface FakeGroup {
  index: number;
  chunks: { id: string }[];
  childrenIterable: FakeGroup[];
  isInitial: () => boolean;
}

let groups: FakeGroup[] = [];
beforeEach(() => {
  groups = [];
});

function group(ids: string, ...children: FakeGroup[]): FakeGroup {
  const made: FakeGroup = {
    index: groups.length,
    chunks: ids.split(' ').map((id) => ({ id })),
    childrenIterable: children,
    isInitial: () => ids.startsWith('main'),
  };
  groups.push(made);
  return made;
}

const owners = () => Object.fromEntries(findOwners(groups as never));

describe('findOwners', () => {
  it('assigns a page the chunks that only the page and its imports can request', () => {
    const source = group('source');
    const preview = group('preview', source);
    group('main', group('shell page', preview), group('shell other'));
    expect(owners()).toEqual({ page: ['preview', 'source'] });
  });

  it('repeats what a few pages share, and keeps the rest in the runtime', () => {
    const shared = group('shared');
    const popular = group('popular');
    const pages = Array.from({ length: 9 }, (_, place) =>
      group(`page${place}`, popular, ...(place < 2 ? [shared] : [])),
    );
    group('main', ...pages);
    expect(owners()).toEqual({ page0: ['shared'], page1: ['shared'] });
  });

  it('keeps what the entry can request itself', () => {
    const search = group('search');
    const other = group('other');
    group('main', search, other, group('page', search, other));
    expect(owners()).toEqual({});
  });

  it('keeps what is below a group without its own chunk', () => {
    const demo = group('demo');
    group('main', group('shell', demo), group('shell page', demo));
    expect(owners()).toEqual({});
  });

  it('stops at a loop of imports', () => {
    const first = group('first');
    first.childrenIterable = [group('second', first)];
    group('main', group('page', first));
    expect(owners()).toEqual({ page: ['first', 'second'] });
  });
});

const runtime = (table: string) => `n.u=e=>"assets/js/"+e+"."+({${table}})[e]+".js",n.x=1`;

describe('splitTable', () => {
  it('moves entries from the runtime to their owners, including numbers in exponent notation', () => {
    const split = splitTable(
      runtime('12:"aaaaaaa",34e3:"bbbbbbb",5:"ccccccc"'),
      new Map([
        ['5', ['12', '34000']],
        ['12', ['34000']],
      ]),
    );
    expect(split.runtime).toBe(
      'n.u=e=>"assets/js/"+e+"."+({5:"ccccccc"}[e]||globalThis.docsChunks[e])+".js",n.x=1',
    );
    expect([...split.additions]).toEqual([
      ['5', ';Object.assign(globalThis.docsChunks??={},{12:"aaaaaaa",34000:"bbbbbbb"});'],
      ['12', ';Object.assign(globalThis.docsChunks??={},{34000:"bbbbbbb"});'],
    ]);
  });

  it('skips chunks without a script', () => {
    const { additions } = splitTable(runtime('5:"ccccccc"'), new Map([['5', ['99']]]));
    expect(additions.size).toBe(0);
  });

  it('says what to do if the runtime has an unknown form', () => {
    expect(() => splitTable('n.u=e=>names[e]', new Map())).toThrow(
      'Update ADDRESS in src/delivery/node/bundle/chunkTable.ts',
    );
  });
});

describe('chunkTablePlugin', () => {
  function build(runtimeFiles: string[], minimize = true) {
    group('main', group('5', group('12')));
    const assets: Record<string, string> = {
      'main.js': runtime('5:"ccccccc",12:"aaaaaaa"'),
      '5.js': 'page()',
      '12.js': 'demo()',
    };
    const source = (text: string) => ({ source: () => text });
    const compilation = {
      chunks: ['5', '12'].map((id) => ({ id, files: [`${id}.css`, `${id}.js`] })),
      chunkGroups: groups,
      entrypoints: new Map([['main', { getRuntimeChunk: () => ({ files: runtimeFiles }) }]]),
      hooks: { processAssets: { tap: (_options: object, call: () => void) => call() } },
      getAsset: (file: string) => ({ source: source(assets[file] ?? '') }),
      updateAsset: (file: string, update: (old: object) => ReturnType<typeof source>) => {
        assets[file] = update(source(assets[file] ?? '')).source();
      },
    };
    chunkTablePlugin().apply({
      options: { optimization: { minimize } },
      webpack: {
        sources: {
          RawSource: function RawSource(text: string) {
            return source(text);
          },
        },
        Compilation: { PROCESS_ASSETS_STAGE_SUMMARIZE: 1000 },
      },
      hooks: {
        thisCompilation: { tap: (_: string, call: (one: object) => void) => call(compilation) },
      },
    } as never);
    return assets;
  }

  it('changes only the runtime and the scripts of owners', () => {
    expect(build(['main.js'])).toEqual({
      'main.js':
        'n.u=e=>"assets/js/"+e+"."+({5:"ccccccc"}[e]||globalThis.docsChunks[e])+".js",n.x=1',
      '5.js': 'page();Object.assign(globalThis.docsChunks??={},{12:"aaaaaaa"});',
      '12.js': 'demo()',
    });
  });

  it('changes nothing in a build that is not minified', () => {
    expect(build(['main.js'], false)['5.js']).toBe('page()');
  });

  it('reports that there is no runtime', () => {
    expect(() => build([])).toThrow('The bundler made no runtime for the entry "main".');
  });
});

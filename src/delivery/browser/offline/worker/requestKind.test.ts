import { isExpectedType, pageKey, requestKind, oldestBeyond } from './requestKind.js';

const SCOPE = 'https://mui.com/x/';
const kindOf = (below: string, mode = 'cors', method = 'GET') =>
  requestKind({ url: SCOPE + below, mode, method }, SCOPE);

it('serves files with content hashes from the cache', () => {
  expect(kindOf('assets/js/123.0a1b2c3d.js')).toBe('asset');
  expect(kindOf('fonts/ibm-plex-sans-latin.woff2')).toBe('asset');
  expect(kindOf('search/v8.0a1b2c3d.json')).toBe('asset');
});

it('fetches pages from the network, for every kind of request', () => {
  expect(kindOf('introduction/', 'navigate')).toBe('page');
  expect(kindOf('introduction/')).toBe('page');
  expect(kindOf('introduction/?from=mail', 'navigate')).toBe('page');
  expect(kindOf('', 'navigate')).toBe('page');
});

it('fetches data from the network', () => {
  expect(kindOf('announcements.json')).toBe('data');
});

it('leaves everything else to the browser', () => {
  expect(kindOf('sw.js')).toBe('other');
  expect(kindOf('introduction/', 'cors', 'HEAD')).toBe('other');
  expect(kindOf('img/social/index.png')).toBe('other');
  expect(
    requestKind({ url: 'https://mui.com/store/', mode: 'navigate', method: 'GET' }, SCOPE),
  ).toBe('other');
});

it('uses one key per page', () => {
  expect(pageKey(`${SCOPE}introduction/?a=1#top`)).toBe(`${SCOPE}introduction/`);
});

it('removes the oldest entries', () => {
  expect(oldestBeyond(['a', 'b', 'c'], 2)).toEqual(['a']);
  expect(oldestBeyond(['a'], 2)).toEqual([]);
});

describe('content types', () => {
  const isExpected = (below: string, type: string | null) => isExpectedType(SCOPE + below, type);

  it.each([
    ['assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8'],
    ['assets/js/main.0a1b2c3d.js', 'application/javascript'],
    ['assets/js/main.0a1b2c3d.js', 'Application/X-JavaScript'],
    ['assets/css/styles.0a1b2c3d.css', 'text/css'],
    ['fonts/ibm-plex-sans-latin.woff2', 'font/woff2'],
    ['fonts/ibm-plex-sans-latin.woff2', 'application/octet-stream'],
    ['search/v8.0a1b2c3d.json', 'application/json'],
    ['search/v8.0a1b2c3d.json', null],
    ['introduction/', 'text/html; charset=utf-8'],
    ['introduction/?from=mail.js', 'text/html'],
    ['offline.html', 'text/html'],
    ['', 'text/html'],
  ])('%s can be %s', (below, type) => {
    expect(isExpected(below, type)).toBe(true);
  });

  it.each([
    ['assets/js/main.0a1b2c3d.js', 'text/html; charset=utf-8'],
    ['assets/js/main.0a1b2c3d.js', 'TEXT/HTML'],
    ['assets/js/main.0a1b2c3d.js', 'text/plain'],
    ['assets/js/main.0a1b2c3d.js', 'application/json'],
    ['assets/js/main.0a1b2c3d.js', null],
    ['assets/js/main.0a1b2c3d.js?v=1', 'text/html'],
    ['assets/js/MAIN.JS', 'text/html'],
    ['assets/css/styles.0a1b2c3d.css', 'text/html'],
    ['fonts/ibm-plex-sans-latin.woff2', 'text/html'],
    ['search/v8.0a1b2c3d.json', 'text/html'],
    ['assets/a.constructor', 'text/html'],
    ['introduction/', 'application/json'],
    ['introduction/', null],
  ])('%s cannot be %s', (below, type) => {
    expect(isExpected(below, type)).toBe(false);
  });
});

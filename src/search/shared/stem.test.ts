import { stem } from './stem';

it.each([
  [['pin', 'pins', 'pinned', 'pinning', 'pinnable']],
  [['sort', 'sorts', 'sorted', 'sorting', 'sortable']],
  [['hide', 'hides', 'hiding']],
  [['virtualization', 'virtualize', 'virtualized', 'virtualisation', 'virtualise']],
  [['validate', 'validation', 'validating', 'validates']],
  [['column', 'columns']],
  [['entry', 'entries']],
  [['size', 'sizes', 'sizing']],
  [['paste', 'pastes', 'pasted', 'pasting']],
  [['list', 'lists', 'listed', 'listing']],
  [['host', 'hosts', 'hosted', 'hosting']],
  [['post', 'posts', 'posted', 'posting']],
  [['date', 'dates', 'dated', 'dating']],
  [['state', 'states', 'stated']],
  [['rate', 'rates', 'rated', 'rating']],
  [['disable', 'disables', 'disabled', 'disabling']],
  [['enable', 'enables', 'enabled', 'enabling']],
  [['rotate', 'rotates', 'rotated', 'rotating', 'rotation']],
  [['resize', 'resized', 'resizing', 'resizable']],
  [['exceed', 'exceeds', 'exceeded', 'exceeding']],
  [['embed', 'embeds', 'embedded', 'embedding']],
  [['alias', 'aliases']],
  [['stripe', 'stripes', 'striped']],
  [['strip', 'strips', 'stripped', 'stripping']],
  [['string', 'strings']],
  [['cache', 'caches', 'cached', 'caching']],
  [['note', 'notes', 'noted']],
])('%s are forms of one word', (words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

it.each([
  ['pasted', 'past'],
  ['states', 'stats'],
  ['striped', 'stripped'],
  ['planes', 'plans'],
  ['notes', 'not'],
  ['rated', 'rat'],
  ['sites', 'sits'],
  ['theme', 'them'],
  ['disabled', 'distant'],
  ['wasted', 'vast'],
  ['listed', 'lisp'],
  ['hosted', 'hose'],
  ['posted', 'pose'],
  ['dating', 'data'],
  ['string', 'strip'],
  ['speed', 'spend'],
  ['cubes', 'cubs'],
  ['bare', 'bars'],
  ['fine', 'find'],
  ['late', 'lat'],
])('%s and %s are different words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

it.each(['axis', 'class', 'focus', 'ss', 'a', '', 'id', '12h', 'us'])('leaves %s', (word) => {
  expect(stem(word)).toBe(word);
});

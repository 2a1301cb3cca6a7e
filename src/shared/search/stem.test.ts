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
])('%s are forms of one word', (words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

it.each(['axis', 'class', 'focus', 'ss', 'a', '', 'id', '12h', 'us'])('leaves %s', (word) => {
  expect(stem(word)).toBe(word);
});

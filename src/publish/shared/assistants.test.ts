import { assistantHref, parseAssistants } from './assistants';

it('parses names and URLs', () => {
  expect(
    parseAssistants('Claude=https://claude.ai/new?q={prompt}; My AI=https://ai.test/{url};'),
  ).toEqual([
    { name: 'Claude', template: 'https://claude.ai/new?q={prompt}' },
    { name: 'My AI', template: 'https://ai.test/{url}' },
  ]);
  expect(parseAssistants('')).toEqual([]);
});

it.each(['Claude', '=https://a.test/{url}', 'A=http://a.test/{url}', 'A=https://a.test/'])(
  'rejects %s',
  (entry) => {
    expect(() => parseAssistants(entry)).toThrow(
      `"${entry}": expected Name=https://…{prompt}… or {url}, entries separated by semicolons`,
    );
  },
);

it('inserts the encoded question and URL', () => {
  const assistant = { name: 'A', template: 'https://a.test/?q={prompt}&u={url}' };
  expect(assistantHref(assistant, { url: 'https://b.test/?c', prompt: 'Read & tell' })).toBe(
    'https://a.test/?q=Read%20%26%20tell&u=https%3A%2F%2Fb.test%2F%3Fc',
  );
});

import { findSentences } from './sentences';

const found = (text: string) => findSentences(text).map(({ at }) => at);

describe('a comma before the second verb of a subject', () => {
  it.each([
    ['The server compresses each file, and sends it to the browser.', 'and sends'],
    ['A loom weaves ¤, but ignores ¤.', 'but ignores'],
    ['The ferry leaves at noon, and then returns the tickets.', 'and then returns'],
    ['When it rains, the roof leaks, and has to be repaired.', 'and has'],
    ["It waits. The gate opens at six, and doesn't close.", "and doesn't"],
  ])('is found in %p', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it('says where it is and what to write', () => {
    const text = 'The oven heats up, and keeps its temperature.';
    expect(findSentences(text)).toEqual([
      {
        at: 'and keeps',
        found: 'A comma separates "and keeps" from its subject.',
        fix: 'Leave the comma out, or repeat the subject: "and it …".',
        offset: text.indexOf('and keeps'),
      },
    ]);
  });

  it.each([
    ['a list of verbs', 'The baker mixes the flour, kneads the dough, and bakes it.'],
    ['a list in an opening clause', 'For bread that rises, rests, or is frozen, use yeast.'],
    ['a second subject', 'The train arrives, and the doors open.'],
    ['nouns', 'The parcel needs stamps, and labels in both languages.'],
    ['an imperative', 'Open the lid, and remove the filter.'],
    ['a clause whose end the comma shows', 'It rings the bell that hangs outside, and is loud.'],
    ['a pair of objects', 'The cook peels onions and garlic, and chops them.'],
    ['a comma after an opening clause', 'If the valve is open, and has no cap, close it.'],
    ['a question', 'Who paid for dinner, and is anyone still hungry?'],
    ['no comma', 'The pump starts and makes a noise.'],
  ])('accepts %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('sentences that open with a purpose', () => {
  it('accepts one in a paragraph', () => {
    expect(
      found('To paint a wall, clean it. Then wait. The paint dries to a matte finish.'),
    ).toEqual([]);
  });

  it('reports each further one', () => {
    const text = 'To boil eggs, use ¤. To fry them, use ¤. To bake them, wait.';
    expect(found(text)).toEqual(['To fry …', 'To bake …']);
    expect(findSentences(text)[0]?.offset).toBe(text.indexOf('To fry'));
  });
});

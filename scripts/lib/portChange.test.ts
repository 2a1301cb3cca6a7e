import { mergeTexts } from './git';
import { applyHunk, describePort, parseHunks, portChange, type Hunk } from './portChange';

const DIFF = `diff --git a/docs/a.mdx b/docs/a.mdx
--- a/docs/a.mdx
+++ b/docs/a.mdx
@@ -2 +2,2 @@ section
-old
+new
+newer
@@ -4,0 +6 @@
+added
@@ -6,2 +7,0 @@
-gone
-as well
\\ No newline at end of file
`;

it('parses replaced, added, and removed lines of a diff', () => {
  expect(parseHunks(DIFF)).toEqual([
    { start: 1, removed: 1, added: ['new', 'newer'], line: 2 },
    { start: 4, removed: 0, added: ['added'], line: 6 },
    { start: 5, removed: 2, added: [], line: 7 },
  ]);
  expect(parseHunks('')).toEqual([]);
});

it('applies one hunk without the others', () => {
  const [replaced, added, removed] = parseHunks(DIFF);
  const text = '1\nold\n3\n4\n5\ngone\nas well\n';
  expect(applyHunk(text, replaced!)).toBe('1\nnew\nnewer\n3\n4\n5\ngone\nas well\n');
  expect(applyHunk(text, added!)).toBe('1\nold\n3\n4\nadded\n5\ngone\nas well\n');
  expect(applyHunk(text, removed!)).toBe('1\nold\n3\n4\n5\n');
});

describe('carrying places over to a copy', () => {
  const BASE = ['# Bars', '', 'One.', '', 'Two.', '', 'Three.', '', 'Four.', ''].join('\n');
  const replace = (start: number, added: string): Hunk => ({
    start,
    removed: 1,
    added: [added],
    line: start + 1,
  });

  it('changes equal text and keeps differing text', () => {
    const copy = BASE.replace('One.', 'The only one.').replace('Three.', 'Three, at last.');
    const hunks = [replace(4, 'Two bars.'), replace(6, 'Three bars.'), replace(8, 'Four bars.')];
    expect(portChange(BASE, hunks, copy, mergeTexts)).toEqual({
      text: copy.replace('Two.', 'Two bars.').replace('Four.', 'Four bars.'),
      hunks: [
        { outcome: 'carried', line: 5 },
        { outcome: 'the text differs', line: 7, copyLine: 7 },
        { outcome: 'carried', line: 9 },
      ],
    });
  });

  it('detects changes that the copy already contains', () => {
    const copy = BASE.replace('Two.', 'Two bars.');
    expect(portChange(BASE, [replace(4, 'Two bars.')], copy, mergeTexts)).toEqual({
      text: copy,
      hunks: [{ outcome: 'already there', line: 5 }],
    });
  });

  it('adds a paragraph if the surrounding ones are equal', () => {
    const added: Hunk = { start: 6, removed: 0, added: ['More.', ''], line: 7 };
    const copy = `Before.\n\n${BASE}`;
    expect(portChange(BASE, [added], copy, mergeTexts).text).toBe(
      copy.replace('Three.', 'More.\n\nThree.'),
    );
  });

  it('does not choose between equal lines in different contexts', () => {
    const base = 'a: {\n  width: 1,\n}\nb: {\n  width: 1,\n}\n';
    const copy = 'c: {\n  width: 1,\n},\n';
    const { text, hunks } = portChange(base, [replace(4, '  width: 2,')], copy, mergeTexts);
    expect(text).toBe(copy);
    expect(hunks).toMatchObject([{ outcome: 'the text differs' }]);
  });
});

it('lists the outcome of each hunk and their number', () => {
  expect(
    describePort('versioned_docs/version-v7/a.mdx', [
      { outcome: 'carried', line: 9 },
      { outcome: 'the text differs', line: 120, copyLine: 98 },
      { outcome: 'carried', line: 130 },
    ]),
  ).toBe(
    [
      'versioned_docs/version-v7/a.mdx',
      '  line   9: carried',
      '  line 120: the text differs (versioned_docs/version-v7/a.mdx:98)',
      '  line 130: carried',
      '  carried: 2, the text differs: 1',
    ].join('\n'),
  );
});

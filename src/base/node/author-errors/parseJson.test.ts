import { parseJson } from './parseJson';

const messageOf = (json: string): string => {
  try {
    parseJson(json, 'i18n/translations.json');
    return 'no mistake';
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ['a comma too many', '{\n  "a": "b",\n}\n', 3],
  ['a missing comma', '{\n  "a": "b"\n  "c": "d"\n}\n', 3],
  ['a name for text', '{\n  "a": "b",\n  "c": tru\n}\n', 3],
  ['an open text', '{\n  "a": "b\n}\n', 2],
  ['an end that is missing', '{\n  "a": {\n    "b": "c"\n  }', 4],
])('names the line of %s', (_name, json, line) => {
  expect(messageOf(json)).toMatch(
    new RegExp(
      `^i18n/translations\\.json:${line}: The file is not JSON: [^\\n]+\\.\\n {2}Fix: Correct the line, or the one before it\\.$`,
    ),
  );
});

it('returns the value of a valid file', () => {
  expect(parseJson('{ "a": [1] }', 'a.json')).toEqual({ a: [1] });
});

import * as z from 'zod';
import { fieldProblems } from './fieldProblems';

const fields = {
  name: z.string().min(1).meta({ expected: 'a name', fix: 'Name it.' }),
  size: z.enum(['small', 'large']).optional(),
};

it('describes missing fields first, then those of the author in their order', () => {
  expect(fieldProblems(fields, { size: 'larg', nam: 1 })).toEqual([
    {
      name: 'name',
      kind: 'missing',
      expected: 'a name.',
      fix: 'Name it.',
      isChoice: false,
    },
    {
      name: 'size',
      kind: 'wrong',
      value: 'larg',
      expected: 'one of small, large.',
      fix: 'Did you mean `large`?',
      isChoice: true,
    },
    {
      name: 'nam',
      kind: 'unknown',
      value: 1,
      expected: 'one of name, size.',
      fix: 'Did you mean `name`?',
      isChoice: false,
    },
  ]);
});

it('accepts what the schemas accept', () => {
  expect(fieldProblems(fields, { name: 'a' })).toEqual([]);
  expect(fieldProblems(fields, { name: 'a', size: undefined })).toEqual([]);
});

it.each(['__proto__', 'constructor', 'toString'])('finds the unknown field %s', (name) => {
  const given = Object.fromEntries([
    ['name', 'a'],
    [name, 1],
  ]);
  expect(fieldProblems(fields, given)).toMatchObject([{ name, kind: 'unknown' }]);
});

it('describes a value that has no text', () => {
  const size: unknown = Object.create(null);
  expect(fieldProblems(fields, { name: 'a', size })).toMatchObject([{ kind: 'wrong' }]);
});

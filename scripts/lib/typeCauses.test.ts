import { formatCause, groupByCause } from './typeCauses';

const problem = (file: string, message: string) => ({ file, line: 3, message });

it('groups errors by the name that is gone, however the compiler says it', () => {
  const problems = [
    problem('b.tsx', "TS7006: Parameter 'event' implicitly has an 'any' type."),
    problem('c.mdx', "TS2345: Argument of type 'string' is not assignable to 'number'."),
    problem('a.tsx', "TS2305: Module '\"tree\"' has no exported member 'BaseItem'."),
    problem(
      'b.tsx',
      "TS2724: '\"tree\"' has no exported member named 'BaseItem'. Did you mean 'ItemId'?",
    ),
    problem('b.tsx', "TS2304: Cannot find name 'BaseItem'."),
    problem(
      'd.tsx',
      "TS2322: Type '{ label: string; }' is not assignable to type 'Props'.\n  Property 'label' does not exist on type 'Props'.",
    ),
  ];
  expect(groupByCause(problems).map(formatCause)).toEqual([
    '3 × BaseItem (2 files, first a.tsx:3)',
    "1 × TS2345: Argument of type 'string' is not assignable to 'number'. (1 file, first c.mdx:3)",
    '1 × label (1 file, first d.tsx:3)',
    '1 × Parameters that lost their type: look again after the rest (1 file, first b.tsx:3)',
  ]);
});

it('shortens the types in a message and repeats a hint', () => {
  const long = `'{ ${'a: string; '.repeat(20)}}'`;
  const [cause] = groupByCause([
    problem('a.tsx', `TS2322: Type ${long} is not assignable to type 'B'.`),
  ]).map(formatCause);
  expect(cause).toBe("1 × TS2322: Type '…' is not assignable to type 'B'. (1 file, first a.tsx:3)");
  const [missing] = groupByCause([
    problem('a.tsx', "TS2552: Cannot find name 'useFoo'. Did you mean 'useBar'?"),
  ]).map(formatCause);
  expect(missing).toBe("1 × useFoo (1 file, first a.tsx:3) Did you mean 'useBar'?");
});

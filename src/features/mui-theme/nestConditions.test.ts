/** @jest-environment jsdom */
import { nestConditions } from './nestConditions';

const nest = (rule: string) => nestConditions(rule).map((text) => text.replaceAll(/\s+/g, ' '));

describe('where the browser can nest', () => {
  beforeAll(() => Object.assign(globalThis, { CSSNestedDeclarations: class {} }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations'));

  it('puts a condition into each rule in it', () => {
    expect(nest('@media print{.a{color:red;}.a:hover,.b::before{color:blue;margin:0;}}')).toEqual([
      '.a{@media print {color: red;}}',
      '.a:hover,.b::before{@media print {color: blue; margin: 0;}}',
    ]);
  });

  it('keeps conditions in conditions', () => {
    expect(
      nest('@media (hover: none){@supports (color: red){.a{color:red;}}.b{color:blue;}}'),
    ).toEqual([
      '.a{@media (hover: none) {@supports (color: red) {color: red;}}}',
      '.b{@media (hover: none) {color: blue;}}',
    ]);
  });

  it.each(['.a{color:red;}', '@media print{@keyframes fade{from{opacity:0;}}}'])(
    'leaves as it is: %s',
    (rule) => {
      expect(nestConditions(rule)).toEqual([rule]);
    },
  );
});

it('leaves a condition as it is where the browser cannot nest', () => {
  expect(nestConditions('@media print{.a{color:red;}}')).toEqual(['@media print{.a{color:red;}}']);
});

/** @jest-environment jsdom */
import { nestConditions } from './nestConditions';

const nest = (rule: string) => nestConditions(rule).map((text) => text.replaceAll(/\s+/g, ' '));

describe('in a browser that supports nesting', () => {
  beforeAll(() => Object.assign(globalThis, { CSSNestedDeclarations: class {} }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations'));

  it('moves a condition into each of its rules', () => {
    expect(nest('@media print{.a{color:red;}.a:hover,.b::before{color:blue;margin:0;}}')).toEqual([
      '.a{@media print {color: red;}}',
      '.a:hover,.b::before{@media print {color: blue; margin: 0;}}',
    ]);
  });

  it('keeps nested conditions', () => {
    expect(
      nest('@media (hover: none){@supports (color: red){.a{color:red;}}.b{color:blue;}}'),
    ).toEqual([
      '.a{@media (hover: none) {@supports (color: red) {color: red;}}}',
      '.b{@media (hover: none) {color: blue;}}',
    ]);
  });

  it.each(['.a{color:red;}', '@media print{@keyframes fade{from{opacity:0;}}}'])(
    'does not change %s',
    (rule) => {
      expect(nestConditions(rule)).toEqual([rule]);
    },
  );
});

it('does not change a condition in a browser without nesting', () => {
  expect(nestConditions('@media print{.a{color:red;}}')).toEqual(['@media print{.a{color:red;}}']);
});

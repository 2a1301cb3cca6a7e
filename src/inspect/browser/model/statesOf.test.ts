/** @jest-environment jsdom */
import { catalog } from '../testing';
import { resolvePart, type Part } from './resolvePart';
import { declarationsFor, stateClassesOf } from './statesOf';

function partIn(html: string): Part {
  document.body.innerHTML = html;
  const part = resolvePart(document.body.firstElementChild!, document.body, [catalog]);
  if (!part) {
    throw new Error('There is no part.');
  }
  return part;
}

it('lists the states of the component, those of the part, and its variants', () => {
  const day = partIn('<button class="MuiPickersDay-root Mui-disabled"></button>');
  expect(stateClassesOf(day).map(({ className }) => className)).toEqual([
    'Mui-selected',
    'Mui-disabled',
    'MuiPickersDay-root--wide',
  ]);
  const field = partIn(
    '<div class="MuiButtonBase-root MuiIconButton-root Mui-focusVisible"></div>',
  );
  expect(stateClassesOf(field)).toEqual([{ className: 'Mui-focusVisible' }]);
});

describe('declarationsFor', () => {
  const declarations = (css: string) => {
    document.head.innerHTML = `<style>${css}</style>`;
    document.body.innerHTML = '<p class="row"><a class="link"></a></p>';
    return declarationsFor(document.querySelector('.link')!, ':hover');
  };

  it('finds what a state adds to the element itself', () => {
    expect(declarations('.link:hover, .other { color: red } .link { color: blue }')).toEqual([
      ['color', 'red'],
    ]);
    expect(declarations('.row:hover .link { opacity: 1 }')).toEqual([['opacity', '1']]);
  });

  it('ignores rules for other elements, and selectors that it cannot read', () => {
    expect(declarations('.row:hover { color: red } .link:not(:hover) { color: red }')).toEqual([]);
  });
});

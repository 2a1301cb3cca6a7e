/** @jest-environment jsdom */
import { isKnownSelector } from './isKnownSelector';

const supports = jest
  .spyOn(CSS, 'supports')
  .mockImplementation((condition: string) => condition.includes('-webkit-'));

it.each([
  ['.a:hover{color:red;}', true],
  ['.a::-webkit-scrollbar{width:0;}', true],
  ['.a::-moz-focus-inner{border:0;}', false],
  ['.a:-moz-ui-invalid,.b{border:0;}', false],
  ['.a::-webkit-scrollbar:-moz-drag-over{border:0;}', false],
  ['.a{-moz-osx-font-smoothing:grayscale;}', true],
  ['.-moz-a{color:red;}', true],
])('%s: %s', (rule, isKnown) => {
  expect(isKnownSelector(rule)).toBe(isKnown);
});

it('checks each name once', () => {
  supports.mockClear();
  isKnownSelector('.a::-moz-meter-bar{color:red;}');
  isKnownSelector('.b::-moz-meter-bar{color:red;}');
  expect(supports).toHaveBeenCalledTimes(1);
});

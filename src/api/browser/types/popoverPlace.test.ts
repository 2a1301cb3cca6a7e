import { popoverPlace } from './popoverPlace';

const screen = { width: 1000, height: 600 };
const popover = { width: 400, height: 200 };

it('is placed below the button', () => {
  expect(popoverPlace({ left: 100, top: 80, bottom: 100 }, popover, screen)).toEqual({
    left: 100,
    top: 108,
  });
});

it('is placed above when there is no space below', () => {
  expect(popoverPlace({ left: 100, top: 500, bottom: 520 }, popover, screen)).toEqual({
    left: 100,
    top: 292,
  });
});

it('stays inside a narrow window', () => {
  expect(
    popoverPlace(
      { left: 300, top: 80, bottom: 100 },
      { width: 288, height: 200 },
      { width: 320, height: 600 },
    ),
  ).toEqual({
    left: 16,
    top: 108,
  });
});

it('starts at the top if it is taller than the window', () => {
  expect(
    popoverPlace({ left: 0, top: 300, bottom: 320 }, { width: 100, height: 700 }, screen).top,
  ).toBe(16);
});

import { useRef } from 'react';
import { render } from '@testing-library/react';
import { useAnimatedHeight } from './useAnimatedHeight';

const animate = jest.fn();
let height = 0;
let reducesMotion = false;

function Area({ state, isFixed = false }: { readonly state: string; readonly isFixed?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useAnimatedHeight(isFixed ? null : ref, state);
  return <div ref={ref} />;
}

beforeEach(() => {
  animate.mockClear();
  reducesMotion = false;
  height = 400;
  window.matchMedia = (() => ({ matches: reducesMotion })) as unknown as typeof matchMedia;
  HTMLElement.prototype.animate = animate;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get: () => height,
  });
});

it('animates from the previous height to the current one in 150 ms', () => {
  const { rerender } = render(<Area state="start" />);
  expect(animate).not.toHaveBeenCalled();
  height = 900;
  rerender(<Area state="all" />);
  expect(animate).toHaveBeenCalledWith(
    [
      expect.objectContaining({ blockSize: '400px' }),
      expect.objectContaining({ blockSize: '900px' }),
    ],
    expect.objectContaining({ duration: 150 }),
  );
});

it('changes the height at once for readers who prefer less motion', () => {
  reducesMotion = true;
  const { rerender } = render(<Area state="start" />);
  height = 900;
  rerender(<Area state="all" />);
  expect(animate).not.toHaveBeenCalled();
});

it("doesn't measure what never changes", () => {
  const { rerender } = render(<Area state="start" isFixed />);
  height = 900;
  rerender(<Area state="all" isFixed />);
  expect(animate).not.toHaveBeenCalled();
});

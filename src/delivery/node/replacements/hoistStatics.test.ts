import { forwardRef } from 'react';
import hoistStatics from './browser/hoistStatics.mjs';

it('copies static properties except those of React, and overwrites none', () => {
  const load = () => undefined;
  const Page = Object.assign(() => null, {
    load,
    title: 'Page',
    defaultProps: {},
    displayName: 'P',
  });
  const Wrapper = Object.assign(() => null, { title: 'Wrapper' });
  expect(hoistStatics(Wrapper, Page)).toBe(Wrapper);
  expect({ ...Wrapper }).toEqual({ title: 'Wrapper', load });
  expect(Wrapper.name).not.toBe('Page');
});

it('does not copy what makes an object a component', () => {
  const Input = Object.assign(
    forwardRef(() => null),
    { kind: 'input' },
  );
  const Wrapper = () => null;
  expect({ ...hoistStatics(Wrapper, Input) }).toEqual({ kind: 'input' });
});

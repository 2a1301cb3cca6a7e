import { forwardRef } from 'react';
import hoistStatics from './browser/hoistStatics.mjs';

it('copies what is not React’s, and replaces nothing', () => {
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

it('leaves alone what makes a component of an object', () => {
  const Input = Object.assign(
    forwardRef(() => null),
    { kind: 'input' },
  );
  const Wrapper = () => null;
  expect({ ...hoistStatics(Wrapper, Input) }).toEqual({ kind: 'input' });
});

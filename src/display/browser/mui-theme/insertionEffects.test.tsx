import { render } from '@testing-library/react';
import Box from '@mui/material/Box';
import * as insertionEffects from './insertionEffects';

const EMOTION_MODULE = '@emotion/use-insertion-effect-with-fallbacks';

jest.mock('@emotion/use-insertion-effect-with-fallbacks', () =>
  jest.requireActual('./insertionEffects'),
);

it('has the exports of the module that it replaces', () => {
  expect(Object.keys(insertionEffects).sort()).toEqual(
    Object.keys(jest.requireActual<object>(EMOTION_MODULE)).sort(),
  );
});

it('inserts the rules of a component while it renders', () => {
  const rules = () =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join();
  let whileRendering = '';
  function Probe() {
    whileRendering = rules();
    return null;
  }
  render(
    <>
      <Box sx={{ paddingLeft: '17px' }} />
      <Probe />
    </>,
  );
  expect(whileRendering).toContain('17px');
});

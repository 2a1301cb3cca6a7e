import { textOf } from './textOf';

it('reads the text of a heading and of what is marked up in it', () => {
  expect(
    textOf([
      'Use ',
      <code key="c">rows</code>,
      ' with ',
      <em key="e">
        your <b>data</b>
      </em>,
      <svg key="s" />,
      null,
      false,
    ]),
  ).toBe('Use rows with your data');
});

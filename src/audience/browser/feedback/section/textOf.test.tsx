import { textOf } from './textOf';

it('reads the text of a heading, including its markup', () => {
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

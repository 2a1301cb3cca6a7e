import { parseErrorCodes } from './parseErrorCodes';

it('parses a message and marks its arguments', () => {
  expect(
    parseErrorCodes(
      'throw new Error(process.env.NODE_ENV !== "production" ? `MUI: \\`${color}\\` is wrong.\\n` + `Use ${list}.` : _formatErrorMessage(9, color, list));',
    ),
  ).toEqual({ 9: 'MUI: `%s` is wrong.\nUse %s.' });
});

it('parses a message without arguments, also from CommonJS', () => {
  expect(
    parseErrorCodes(
      'new Error(process.env.NODE_ENV !== "production" ? \'MUI: no.\' : (0, _formatMuiErrorMessage.default)(7))',
    ),
  ).toEqual({ 7: 'MUI: no.' });
});

it('ignores other conditions', () => {
  expect(parseErrorCodes('a ? "b" : c(1)')).toEqual({});
});

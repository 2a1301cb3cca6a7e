import { fillMessage, parseErrorQuery } from './errorCodes';

describe('fillMessage', () => {
  it('inserts arguments in order', () => {
    expect(fillMessage('%s is no %s.', ['red', 'color'])).toEqual([
      { argument: 'red' },
      { text: ' is no ' },
      { argument: 'color' },
      { text: '.' },
    ]);
  });

  it('keeps a placeholder without an argument, and drops extra arguments', () => {
    expect(fillMessage('Not %s.', [])).toEqual([
      { text: 'Not ' },
      { argument: null },
      { text: '.' },
    ]);
    expect(fillMessage('Done.', ['extra'])).toEqual([{ text: 'Done.' }]);
  });

  it('distinguishes an empty argument from a missing one', () => {
    expect(fillMessage('%s', [''])).toEqual([{ argument: '' }]);
  });

  it('does not interpret arguments as templates', () => {
    expect(fillMessage('%s', ['%s'])).toEqual([{ argument: '%s' }]);
  });
});

describe('parseErrorQuery', () => {
  it('parses the code and its arguments', () => {
    expect(parseErrorQuery('?code=9&args[]=%3Cb%3E&args%5B%5D=two')).toEqual({
      code: '9',
      args: ['<b>', 'two'],
    });
  });

  it('is empty without a query string', () => {
    expect(parseErrorQuery('')).toEqual({ code: null, args: [] });
  });
});

import { fillMessage, parseErrorQuery } from './errorCodes';

describe('fillMessage', () => {
  it('puts arguments in order', () => {
    expect(fillMessage('%s is no %s.', ['red', 'color'])).toEqual([
      { argument: 'red' },
      { text: ' is no ' },
      { argument: 'color' },
      { text: '.' },
    ]);
  });

  it('leaves a place open without an argument, and drops what has no place', () => {
    expect(fillMessage('Not %s.', [])).toEqual([
      { text: 'Not ' },
      { argument: null },
      { text: '.' },
    ]);
    expect(fillMessage('Done.', ['extra'])).toEqual([{ text: 'Done.' }]);
  });

  it('keeps an empty argument apart from a missing one', () => {
    expect(fillMessage('%s', [''])).toEqual([{ argument: '' }]);
  });

  it('does not read arguments as templates', () => {
    expect(fillMessage('%s', ['%s'])).toEqual([{ argument: '%s' }]);
  });
});

describe('parseErrorQuery', () => {
  it('reads the code and its arguments', () => {
    expect(parseErrorQuery('?code=9&args[]=%3Cb%3E&args%5B%5D=two')).toEqual({
      code: '9',
      args: ['<b>', 'two'],
    });
  });

  it('is empty without a query', () => {
    expect(parseErrorQuery('')).toEqual({ code: null, args: [] });
  });
});

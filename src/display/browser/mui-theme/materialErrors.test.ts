/**
 * Material UI's errors about colors and color schemes, and the codes and arguments that its
 * production build contains instead. The site documents both, so this test fails if a version
 * changes them.
 */
import { alpha, createTheme, type ThemeOptions } from '@mui/material/styles';

/** What untyped code could pass. */
function create(options: object): () => unknown {
  return () => createTheme(options as ThemeOptions);
}

interface MaterialError {
  readonly code: number;
  readonly what: string;
  readonly provoke: () => unknown;
  readonly text: string;
  readonly args: readonly string[];
}

const ERRORS: readonly MaterialError[] = [
  {
    code: 9,
    what: 'a color in an unknown format',
    provoke: () => alpha('rebeccapurple', 0.5),
    text:
      'MUI: Unsupported `rebeccapurple` color.\n' +
      'The following formats are supported: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().',
    args: ['rebeccapurple'],
  },
  {
    code: 10,
    what: 'a color() in an unknown space',
    provoke: () => alpha('color(xyz 1 1 1)', 0.5),
    text:
      'MUI: unsupported `xyz` color space.\n' +
      'The following color spaces are supported: srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020.',
    args: ['xyz'],
  },
  {
    code: 11,
    what: 'a palette color without main and without shade 500',
    provoke: create({ palette: { primary: { light: '#fff' } } }),
    text:
      'MUI: The color (primary) provided to augmentColor(color) is invalid.\n' +
      'The color object needs to have a `main` property or a `500` property.',
    args: [' (primary)', '500'],
  },
  {
    code: 12,
    what: 'a main color that is not text',
    provoke: create({ palette: { primary: { main: { 500: '#fff' } } } }),
    text:
      'MUI: The color (primary) provided to augmentColor(color) is invalid.\n' +
      '`color.main` should be a string, but `{"500":"#fff"}` was provided instead.',
    args: [' (primary)', '{"500":"#fff"}'],
  },
  {
    code: 21,
    what: 'a default scheme that does not exist',
    provoke: create({
      cssVariables: true,
      defaultColorScheme: 'sepia',
      colorSchemes: { light: true },
    }),
    text: 'MUI: The `colorSchemes.sepia` option is either missing or invalid.',
    args: ['sepia'],
  },
];

describe.each(ERRORS)('error $code of Material UI: $what', ({ code, provoke, text, args }) => {
  it('throws its message in development', () => {
    expect(provoke).toThrow(text);
  });

  it('throws its code and arguments in production', () => {
    const environment = jest.replaceProperty(process, 'env', {
      ...process.env,
      NODE_ENV: 'production',
    });
    const url = new URL('https://mui.com/production-error/');
    url.searchParams.set('code', String(code));
    args.forEach((arg) => url.searchParams.append('args[]', arg));
    expect(provoke).toThrow(`Minified MUI error #${code}; visit ${url.toString()}`);
    environment.restore();
  });
});

it('Material UI only logs an unknown mode', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  create({ palette: { mode: 'sepia' } })();
  expect(error).toHaveBeenCalledWith('MUI: The palette mode `sepia` is not supported.');
  error.mockRestore();
});

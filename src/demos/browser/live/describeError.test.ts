import { transform } from 'sucrase';
import { describeError, isOfEditedCode, lineOfError } from './describeError';

const thrown = (stack: string) => Object.assign(new Error('No rows'), { stack });

it.each([
  ['Chrome', 'Error: No rows\n    at Demo (Basic.tsx:7:9)\n    at ab (https://a.b/main.1.js:2:3)'],
  ['a module in Chrome', 'Error: No rows\n    at https://a.b/main.js:2:3\n    at Basic.tsx:7:9'],
  ['Firefox', 'Demo@Basic.tsx:7:9\nab@https://a.b/x/main.1.js:2:3\n'],
])('names the line of the code in a stack of %s', (_browser, stack) => {
  const error = thrown(stack);
  expect(isOfEditedCode(error)).toBe(true);
  expect(describeError(error)).toBe('No rows (Basic.tsx:5)');
});

it('names no line of other scripts', () => {
  const error = thrown('Error: No rows\n    at ab (https://a.b/x/assets/js/main.1a2b.js:2:3)');
  expect(isOfEditedCode(error)).toBe(false);
  expect(describeError(error)).toBe('No rows');
});

it('names the line of invalid code as the compiler does', () => {
  const compile = () =>
    transform('const a = 1;\n<p', { transforms: ['jsx'], filePath: 'Basic.tsx' });
  let message = '';
  try {
    compile();
  } catch (error) {
    message = describeError(error);
  }
  expect(message).toMatch(/^(?!Error transforming).+ \(Basic\.tsx:2\)$/);
  expect(lineOfError(message, 'Basic.tsx')).toBe(2);
});

it('finds the line only in the file that has it', () => {
  expect(lineOfError('No rows (Basic.tsx:5)', 'Basic.tsx')).toBe(5);
  expect(lineOfError('No rows (rows.ts:5)', 'Basic.tsx')).toBeNull();
  expect(lineOfError('Call (Basic.tsx:5) first', 'Basic.tsx')).toBeNull();
  expect(lineOfError(null, 'Basic.tsx')).toBeNull();
});

it.each<[string, unknown]>([
  ['an object without a prototype', Object.create(null)],
  [
    'an object that throws',
    {
      toString() {
        throw new Error('no');
      },
    },
  ],
  ['an error with such a message', Object.assign(new Error(), { message: Object.create(null) })],
  ['a revoked proxy', revoked()],
])('describes %s', (_what, error) => {
  expect(describeError(error)).toBe('The code threw a value that has no text.');
  expect(isOfEditedCode(error)).toBe(false);
});

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

it('describes what is thrown without being an error', () => {
  expect(describeError('gone')).toBe('gone');
  expect(isOfEditedCode(undefined)).toBe(false);
});

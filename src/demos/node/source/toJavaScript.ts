import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import prettierOptions from '../../../../.prettierrc.json';
import { stripTypes } from './stripTypes';

/**
 * Converts a demo from TypeScript to JavaScript. A file without types is returned unchanged, so
 * that the two compare equal.
 *
 * @param file The path for messages. Its extension determines whether the file contains JSX.
 */
export async function toJavaScript(file: string, text: string): Promise<string> {
  const stripped = stripTypes(file, text);
  if (stripped === text) {
    return text;
  }
  return format(stripped, {
    ...(prettierOptions as { trailingComma: 'all' }),
    parser: 'babel',
    plugins: [babel, estree],
  });
}

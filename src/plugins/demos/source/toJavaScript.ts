import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import prettierOptions from '../../../../.prettierrc.json';
import { stripTypes } from './stripTypes';

/**
 * Makes the JavaScript of a demo's TypeScript. A file without types comes back as it was, so that
 * the two compare equal.
 *
 * @param file Path for messages; its extension tells whether the file holds JSX.
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

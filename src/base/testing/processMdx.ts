import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';

/**
 * Parses a page like Docusaurus, runs plugins on it, and serializes it as MDX.
 *
 * @param file The path from the root of the repository.
 */
export async function processMdx(
  file: string,
  lines: readonly string[],
  plugins: PluggableList,
): Promise<string> {
  const page = new VFile({ path: path.resolve(file), value: lines.join('\n') });
  const result = await unified()
    .use(remarkParse)
    .use([remarkFrontmatter, remarkDirective, remarkMdx])
    .use(plugins)
    .use(remarkStringify)
    .process(page);
  return String(result);
}

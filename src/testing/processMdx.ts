import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';

/**
 * Reads a page as Docusaurus does, lets plugins work on it, and writes it as MDX again.
 *
 * @param file Path from the root of the repository.
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

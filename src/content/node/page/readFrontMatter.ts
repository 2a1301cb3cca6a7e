import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { ContentError } from '../../../base/shared/contentProblem';
import { frontMatterProblem, languageProblem } from './frontMatterProblem';
import { sizeProblem } from './pageFile';

type Parsed = Awaited<ReturnType<typeof DEFAULT_PARSE_FRONT_MATTER>>;
type Params = Parameters<typeof DEFAULT_PARSE_FRONT_MATTER>[0];

/**
 * Texts that could not be parsed. The parser caches a text before parsing it, so a second call
 * would report that there is no front matter.
 */
const refused = new Map<string, ContentError>();

/**
 * Parses the front matter of a page.
 *
 * @param name The path from the root of the repository, with slashes.
 * @throws ContentError that names the line that isn't valid YAML, or if the text is too long
 */
export async function readFrontMatter(
  name: string,
  params: Params,
  parse: (params: Params) => Promise<Parsed> = DEFAULT_PARSE_FRONT_MATTER,
): Promise<Parsed> {
  const { fileContent } = params;
  const problem = sizeProblem(fileContent.length) ?? languageProblem(fileContent);
  if (problem !== undefined) {
    throw new ContentError(name, [problem]);
  }
  const known = refused.get(fileContent);
  if (known !== undefined) {
    throw known;
  }
  try {
    return await parse(params);
  } catch (error) {
    const mistake = frontMatterProblem(error);
    if (mistake === undefined) {
      throw error;
    }
    const contentError = new ContentError(name, [mistake]);
    refused.set(fileContent, contentError);
    throw contentError;
  }
}

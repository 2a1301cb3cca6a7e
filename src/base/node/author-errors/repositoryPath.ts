import { posixRelative } from '../posixRelative';

/**
 * The path of a file from the root of the repository, with slashes, as reports name it.
 *
 * @param file The absolute path.
 */
export function repositoryPath(file: string): string {
  return posixRelative(process.cwd(), file);
}

import * as z from 'zod';
import type { ServerOptions } from '../createServer';
import { chooseVersion, parsePackageJson, type ChosenVersion } from '../projectVersion';

/** What every tool about a version accepts. */
export const versionInput = {
  version: z.string().optional().describe('Version of the documentation, such as v7.'),
  packageJson: z
    .string()
    .optional()
    .describe("Content of the project's package.json: the version is chosen by it."),
};

interface GivenVersion {
  readonly version?: string;
  readonly packageJson?: string;
}

/** The version that a call is about. */
export async function versionOf(
  { version, packageJson }: GivenVersion,
  { library, packages }: ServerOptions,
): Promise<ChosenVersion> {
  const project = packageJson === undefined ? packages : parsePackageJson(packageJson);
  return chooseVersion({ version, packages: project }, await library.versions());
}

import * as z from 'zod';
import type { ServerOptions } from '../serverOptions';
import { chooseVersion, parsePackageJson, type ChosenVersion } from '../projectVersion';
import { MAX_MANIFEST_LENGTH, shortText } from './inputs';

/** The inputs of every tool that depends on the version. */
export const versionInput = {
  version: shortText().optional().describe('Version of the documentation, such as v7.'),
  packageJson: z
    .string()
    .max(MAX_MANIFEST_LENGTH)
    .optional()
    .describe("Content of the project's package.json: the version is chosen by it."),
};

export interface GivenVersion {
  readonly version?: string;
  readonly packageJson?: string;
}

/** The version that a call refers to. */
export async function versionOf(
  { version, packageJson }: GivenVersion,
  { library, packages }: ServerOptions,
): Promise<ChosenVersion> {
  const project = packageJson === undefined ? packages : parsePackageJson(packageJson);
  return chooseVersion({ version, packages: project }, await library.versions());
}

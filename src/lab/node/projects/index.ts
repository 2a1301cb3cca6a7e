import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { strToU8, zipSync } from 'fflate';
import { derivedFiles } from '../../../content/node/dev-server';
import { projectPath } from '../../shared/projectPath';
import { createProject } from './createProject';
import { BACKEND_PROJECTS, type BackendProject } from './projects';

const PLUGIN = 'docs-backend-projects';

/** The same bytes on each build. Zip files have no dates before 1980. */
const DATE = '1980-01-02T00:00:00';

/** The zip file of a project, in which a folder has its name. */
export async function zipProject(siteDir: string, siteUrl: string, project: BackendProject) {
  const files = await createProject(siteDir, siteUrl, project);
  const entries = Object.entries(files).map(([file, text]) => [
    `${project.name}/${file}`,
    strToU8(text),
  ]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { mtime: DATE });
}

/** Publishes the projects of pages about backends as zip files. Takes no options. */
export default function backendProjectsPlugin(context: LoadContext): Plugin {
  const { siteDir, siteConfig } = context;

  async function write(outDir: string): Promise<void> {
    for (const project of BACKEND_PROJECTS) {
      const target = path.join(outDir, projectPath(project.name));
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, await zipProject(siteDir, siteConfig.url, project));
    }
  }

  const development = derivedFiles(context, PLUGIN, write);

  return {
    name: PLUGIN,
    allContentLoaded: async () => development.update(),
    configureWebpack: development.configureWebpack,
    postBuild: ({ outDir }) => write(outDir),
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exportDemo } from '../../../shared/demoExport';
import {
  listDemos,
  readVariants,
  readPackageVersions,
  publishedName,
  type DemoFileSystem,
} from '../..';

const fs: DemoFileSystem = {
  read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
  display: (file) => file,
};

/** The paths of all demos below a folder, without extension. */
function demosBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((folder) => listDemos(folder, fs).map((name) => path.join(folder, name)));
}

/** An exported demo: its name for messages, and its files by path. */
export interface NamedProject {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The projects of all demos below a folder of the site, in each of their stylings. */
export function exportProjects(root: string): NamedProject[] {
  const versions = readPackageVersions(process.cwd());
  return demosBelow(root).flatMap((demo) =>
    readVariants(path.basename(demo), path.dirname(demo), fs).map(({ styling, files }) => ({
      name: styling === 'system' ? demo : `${demo}.${styling}`,
      files: exportDemo({
        name: path.basename(demo),
        title: demo,
        variant: 'TS',
        styling,
        sources: files.map((file) => ({ name: publishedName(file.name), code: file.text })),
        versions,
      }).files,
    })),
  );
}

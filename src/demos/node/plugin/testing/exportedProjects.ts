import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { DemoStyling } from '../../../shared/demo';
import { exportDemo } from '../../../shared/demoExport';
import type { ExportSource } from '../../../shared/demoExport/types';
import { listDemos, readVariants, readPackageVersions, publishedName } from '../..';

/** The paths of all demos below a folder, without extension. */
function demosBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .flatMap((folder) => listDemos(folder).map((name) => path.join(folder, name)));
}

/** An exported demo: its name for messages, and its files by path. */
export interface NamedProject {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The sources of a demo in one of its stylings, starting with the entry. */
interface NamedSources {
  readonly name: string;
  readonly demo: string;
  readonly styling: DemoStyling;
  readonly sources: readonly ExportSource[];
}

/** The sources of all demos below a folder of the site, in each of their stylings. */
export function demoSources(root: string): NamedSources[] {
  return demosBelow(root).flatMap((demo) =>
    readVariants(path.basename(demo), path.dirname(demo)).map(({ styling, files }) => ({
      name: styling === 'system' ? demo : `${demo}.${styling}`,
      demo,
      styling,
      sources: files.map((file) => ({ name: publishedName(file.name), code: file.text })),
    })),
  );
}

/** The projects of all demos below a folder of the site, in each of their stylings. */
export function exportProjects(root: string): NamedProject[] {
  const versions = readPackageVersions(process.cwd());
  return demoSources(root).map(({ name, demo, styling, sources }) => ({
    name,
    files: exportDemo({
      name: path.basename(demo),
      title: demo,
      variant: 'TS',
      styling,
      sources,
      versions,
    }).files,
  }));
}

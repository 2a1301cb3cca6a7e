import path from 'node:path';
import ts from 'typescript';

function foldersOf(file: string): string[] {
  const parent = path.dirname(file);
  return parent === file ? [] : [parent, ...foldersOf(parent)];
}

/** The file system with files that exist only in memory, under absolute paths. */
export function overlaySystem(files: ReadonlyMap<string, string>): ts.System {
  const folders = new Set([...files.keys()].flatMap(foldersOf));
  return {
    ...ts.sys,
    fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
    readFile: (file, encoding) => files.get(file) ?? ts.sys.readFile(file, encoding),
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
  };
}

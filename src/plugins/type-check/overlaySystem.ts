import ts from 'typescript';

/** The file system with files that exist only in memory, under absolute paths. */
export function overlaySystem(files: ReadonlyMap<string, string>): ts.System {
  return {
    ...ts.sys,
    fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
    readFile: (file, encoding) => files.get(file) ?? ts.sys.readFile(file, encoding),
  };
}

import fs from 'node:fs';
import path from 'node:path';

/** A file `<component>.playground.tsx` beside a page. */
export interface PlaygroundFile {
  readonly component: string;
  /** The path from the content root. */
  readonly file: string;
}

const SUFFIX = '.playground.tsx';

/** @throws if two files are for the same component, because their controls would share a file */
export function findPlaygrounds(docsDir: string): PlaygroundFile[] {
  const files = fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .sort();
  const seen = new Map<string, string>();
  return files.map((file) => {
    const component = path.basename(file, SUFFIX);
    const other = seen.get(component);
    if (other) {
      throw new Error(
        `docs/${file}: docs/${other} is a playground of ${component} too. ` +
          'A component has one playground: remove one of the files.',
      );
    }
    seen.set(component, file);
    return { component, file };
  });
}

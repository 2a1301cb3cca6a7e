import fs from 'node:fs/promises';
import path from 'node:path';

/** Reads the published files of the site from a folder or over HTTP. */
export interface Source {
  /** For messages. */
  readonly location: string;
  /**
   * @param file The path below the site's base URL.
   * @throws if it can't be read
   */
  readonly read: (file: string) => Promise<string>;
}

function assertBelow(file: string): void {
  if (path.posix.normalize(file) !== file || file.startsWith('/') || file.startsWith('..')) {
    throw new Error(`"${file}" is not a path of the site.`);
  }
}

/** The files of a local build. */
function folderSource(folder: string): Source {
  return {
    location: folder,
    read(file) {
      assertBelow(file);
      return fs.readFile(path.join(folder, file), 'utf8');
    },
  };
}

/** The files of a published site. */
function webSource(baseUrl: string): Source {
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  return {
    location: base,
    async read(file) {
      assertBelow(file);
      const url = new URL(file, base);
      const response = await fetch(url);
      if (!response.ok) {
        throw new Error(`${url.href} returned ${response.status}, expected 200.`);
      }
      return response.text();
    },
  };
}

export function createSource(location: string): Source {
  return /^https?:\/\//.test(location) ? webSource(location) : folderSource(location);
}

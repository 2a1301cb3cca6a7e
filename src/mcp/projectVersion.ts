import type { SearchVersion } from '../shared/search/manifest';

/** What a project has of the documented packages: package → version or range. */
export type ProjectPackages = Readonly<Record<string, string>>;

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/**
 * Reads the documented packages out of a package.json.
 *
 * @throws when the text is not that of a package.json.
 */
export function parsePackageJson(text: string): ProjectPackages {
  let manifest: Record<string, unknown>;
  try {
    manifest = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Error('packageJson is not JSON: give the content of a package.json file.');
  }
  const found = FIELDS.toReversed().map((field) => manifest?.[field]);
  const entries = found.flatMap((list) =>
    typeof list === 'object' && list !== null ? Object.entries(list) : [],
  );
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        /^@mui\/x-/.test(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

/** The major of a version or range: `^7.29.1` → `v7`; `npm:…@8.0.0` and `>=8 <9` work too. */
export function majorOf(range: string): string | undefined {
  const major = /(?:^|[@^~>=v\s])(\d+)(?=\.|\s|$|-)/.exec(range)?.[1];
  return major && `v${major}`;
}

export interface ChosenVersion {
  readonly version: SearchVersion;
  /** The major of the project's packages, published or not. */
  readonly major?: string;
  /** What the caller should know about the choice. */
  readonly note?: string;
}

interface Wish {
  /** Asked for by name: `v7` or `8.14.1`. */
  readonly version?: string;
  readonly packages?: ProjectPackages;
}

/**
 * The version of the documentation that fits a project: the one that was asked for, else that of
 * the installed packages, else the current one. A version that is not published is replaced by the
 * current one, and the note says so.
 *
 * @param available The current version first.
 */
export function chooseVersion(
  { version: asked, packages = {} }: Wish,
  available: readonly SearchVersion[],
): ChosenVersion {
  const [current] = available;
  if (!current) {
    throw new Error('No version of the documentation is published.');
  }
  const installed = Object.entries(packages);
  const [name, range] = installed[0] ?? [];
  const major = range ? majorOf(range) : undefined;
  const own = major ? { major } : {};
  const wanted = asked ?? major;
  if (!wanted) {
    return { version: current };
  }
  const found = available.find(
    ({ version, label }) => version === wanted || label === wanted || majorOf(wanted) === version,
  );
  const reason = asked ? `Asked for ${asked}` : `The project has ${name} ${range}`;
  if (!found) {
    const all = available.map(({ label }) => label).join(', ');
    const note = `${reason}, which is not among the published versions (${all}): this is about ${current.label}.`;
    return { version: current, ...own, note };
  }
  return {
    version: found,
    ...own,
    ...(!asked && { note: `${reason}: this is about ${found.label}.` }),
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentRoot, documentedMajors } from '../../src/versions/node';
import { CURRENT_MAJOR, type Major } from '../../src/versions/shared/versions';

/** The ids of all published sections: by major, and by the path of their page. */
type SectionIds = Readonly<Partial<Record<Major, Readonly<Record<string, readonly string[]>>>>>;

/** What an older major has of the things that a guide refers to. */
interface OlderMajor {
  /** The path of the guide, such as `migration/migration-charts-v7/`. */
  readonly page: string;
  /** The sections of its pages, by their path. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Whether the folder of the guide contains this demo. */
  readonly hasDemo: (name: string) => boolean;
}

const FENCE = /^(`{3,})(\w*)(.*)$/;
const CHECKED_LANGUAGES = ['tsx', 'ts', 'jsx', 'js'];
const PAGE_LINK = /\[([^\]]+)\]\(((?:\.\.\/)+[\w/-]+)\/[\w-]+\.mdx(#[^)]*)?\)/g;
const DEMO = /^<Demo file="(\w+)".*\/>$/;
/** The sentence that announces what follows. */
const LAST_SENTENCE = /(?:^|(?<=[.!?] ))(?:(?![.!?] ).)+:$/;

/**
 * A link as the older major can have it: without a section that it lacks, or to the current major,
 * which has every page that its guides refer to.
 */
function olderLink(link: string, text: string, target: string, hash: string, older: OlderMajor) {
  const page = `${path.posix.join(older.page, target)}/`;
  const ids = older.pages[page];
  const isGuide = page.startsWith('migration/migration-');
  if (ids === undefined) {
    const current = `[${text}](/${page}${hash})`;
    return isGuide ? current : `${current} (documentation of version ${CURRENT_MAJOR.slice(1)})`;
  }
  return isGuide || hash === '' || ids.includes(hash.slice(1)) ? link : link.replace(hash, '');
}

/** The opening of a code block that is only checked in the current major. */
function uncheckedFence(line: string, [, ticks, language = '', meta = '']: RegExpExecArray) {
  return CHECKED_LANGUAGES.includes(language) && !/\bno-check\b/.test(meta)
    ? `${ticks}${language} no-check${meta}`
    : line;
}

/** Removes a demo, together with the sentence before it that announces it. */
function withoutDemo(lines: string[]): void {
  while (lines.at(-1) === '') {
    lines.pop();
  }
  const rest = (lines.pop() ?? '').replace(LAST_SENTENCE, '').trimEnd();
  lines.push(...(rest === '' ? [] : [rest, '']));
}

/**
 * A migration guide of the current major as an older major publishes it. Three things differ: links
 * to pages that the older major doesn't have lead to the current major, demos that it doesn't have
 * are left out, and code isn't checked, because it is checked once, in the current major.
 */
export function copyGuide(guide: string, older: OlderMajor): string {
  const lines: string[] = [];
  let openFence = '';
  for (const line of guide.split('\n')) {
    const fence = FENCE.exec(line);
    const demo = DEMO.exec(line)?.[1];
    if (fence !== null && openFence === '') {
      openFence = fence[1] ?? '';
      lines.push(uncheckedFence(line, fence));
    } else if (openFence !== '') {
      openFence = line === openFence ? '' : openFence;
      lines.push(line);
    } else if (demo !== undefined && !older.hasDemo(demo)) {
      withoutDemo(lines);
    } else if (!(line === '' && lines.at(-1) === '')) {
      lines.push(
        line.replace(PAGE_LINK, (link, text: string, target: string, hash: string | undefined) =>
          olderLink(link, text, target, hash ?? '', older),
        ),
      );
    }
  }
  return lines.join('\n');
}

interface GuideCopy {
  /** The path of the copy, from the root of the site. */
  readonly copy: string;
  /** The path of the guide in the current major. */
  readonly guide: string;
  /** What the copy has to contain. */
  readonly expected: string;
}

/** The guides that older majors offer as well, with what their copies have to contain. */
export function listGuideCopies(siteDir: string, ids: SectionIds): GuideCopy[] {
  const listFiles = (folder: string) => {
    const absolute = path.join(siteDir, folder);
    return existsSync(absolute) ? readdirSync(absolute) : [];
  };
  return documentedMajors(siteDir)
    .filter((major) => major !== CURRENT_MAJOR)
    .flatMap((major) =>
      listFiles(`${contentRoot(major)}/migration`).map((name) => {
        const folder = `${contentRoot(major)}/migration/${name}`;
        const guide = `docs/migration/${name}/${name}.mdx`;
        const demos = listFiles(folder);
        const expected = copyGuide(readFileSync(path.join(siteDir, guide), 'utf8'), {
          page: `migration/${name}/`,
          pages: ids[major] ?? {},
          hasDemo: (demo) => demos.includes(`${demo}.tsx`),
        });
        return { copy: `${folder}/${name}.mdx`, guide, expected };
      }),
    );
}

/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import published from '../../data/published-pages.json';
import { ContentError } from '../../shared/contentProblem';
import { docIdOf } from '../navigation/pageFiles';
import { findLostAnchors } from './lostAnchors';
import { pageAnchors } from './pageAnchors';

const pathname = '/x/migration/migration-charts-v7';
const lost = (anchors: string[], page: string | undefined) =>
  findLostAnchors({ [pathname]: { anchors, demos: [] } }, () => page).flatMap(({ problems }) =>
    problems.map(({ found }) => found),
  );

describe('pageAnchors', () => {
  it('takes ids from the words of headings, or from their end', () => {
    const page = '---\ntitle: A\n---\n\n## First steps\n\n### ✅ Renamed {#%E2%9C%85-renamed}\n';
    expect(pageAnchors(page)).toEqual(['first-steps', '%E2%9C%85-renamed']);
  });

  it('knows the section that a list of components makes', () => {
    const page = '---\ntitle: A\ncomponents: [DataGrid]\n---\n\n## Use\n';
    expect(pageAnchors(page)).toEqual(['use', 'api']);
    expect(pageAnchors('---\ntitle: A\n---\n\n## Use\n\n---\n\ncomponents: none')).toEqual(['use']);
  });
});

describe('findLostAnchors', () => {
  it('finds what no heading has any more', () => {
    expect(lost(['use', 'legend'], '## Use\n\n## Key {#legend}')).toEqual([]);
    expect(lost(['use', 'legend'], '## Use\n\n## Key')).toEqual([
      'no section has the published id `legend`.',
    ]);
  });

  it('does not count what stands in code', () => {
    expect(lost(['use'], '```md\n## Use\n```')).toHaveLength(1);
  });

  it('expects nothing of pages that are not written', () => {
    expect(lost(['use'], undefined)).toEqual([]);
  });

  it('keeps every published section of the guides', () => {
    const docsDir = path.resolve('docs');
    const messages = findLostAnchors(published, (route) => {
      const file = path.join(docsDir, `${docIdOf(route)}.mdx`);
      return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    }).map(({ pathname: route, problems }) => new ContentError(route, problems).message);
    expect(messages.join('\n')).toBe('');
  });
});

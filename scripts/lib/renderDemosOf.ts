import { chromium, type Page } from '@playwright/test';
import type { ContentProblem, ProblemFile } from '../../src/base/shared/contentProblem';
import { crashProblem, FRAME_ATTRIBUTE, type DemoCrash } from '../../src/content/node/dev-server';
import { listDemoPages } from '../../tests/browser/allDemos';
import { openPage, readCrashes, renderDemos, type Opened } from '../../tests/browser/demoRender';

/** Why the demos of a page can't be rendered. */
const UNOPENED: Readonly<Record<Exclude<Opened, 'demos'>, Omit<ContentProblem, 'line'>>> = {
  missing: {
    found: "The running site doesn't have the page.",
    fix: 'Serve a newer build, or its major: `DOCS_VERSIONS=v8,v7 npm start`.',
  },
  broken: {
    found: "The page doesn't compile.",
    fix: 'Correct what is listed above; the output of `npm start` has the rest.',
  },
  nothing: {
    found: 'The running site shows none of the demos of the page.',
    fix: 'Open the page and its console.',
  },
};

const firstLine = (error: unknown) => String(error).split('\n')[0] ?? '';

/** The demos that threw, with the line in their code if the dev server serves the page. */
async function crashProblems(tab: Page, folder: string): Promise<ReadonlyMap<string, ProblemFile>> {
  const crashes = await readCrashes(tab, FRAME_ATTRIBUTE);
  return new Map(
    crashes.map(({ demo, message, frame }) => [
      demo,
      crashProblem(folder, {
        demo,
        message,
        ...(frame !== null && { frame: JSON.parse(frame) as DemoCrash['frame'] }),
      }),
    ]),
  );
}

/**
 * Renders the demos of a page once.
 *
 * @param file The page, by its path from the root of the repository.
 * @param url The origin of a running site.
 * @returns those that fail, and why none can be rendered
 */
export async function renderDemosOf(file: string, url: string): Promise<ProblemFile[]> {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const page = listDemoPages().find((candidate) => candidate.folder === `${folder}/`);
  if (page === undefined) {
    return [];
  }
  const address = new URL(page.route, url).href;
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const tab = await browser.newPage();
    const opened = await openPage(tab, address);
    if (opened !== 'demos') {
      return [{ file, problems: [UNOPENED[opened]] }];
    }
    const failed = await renderDemos(tab, page.demos);
    const crashes = await crashProblems(tab, folder);
    return failed.map((entry) => {
      const [name = ''] = entry.split(' ');
      return (
        crashes.get(name) ?? {
          file: `${folder}/${name}.tsx`,
          problems: [
            { found: 'The demo does not render.', fix: `Open ${address}#${name} and its console.` },
          ],
        }
      );
    });
  } catch (error) {
    // A page that can't be rendered is a finding, not the end of the check.
    return [{ file, problems: [{ found: `${address} did not render: ${firstLine(error)}` }] }];
  } finally {
    await browser.close();
  }
}

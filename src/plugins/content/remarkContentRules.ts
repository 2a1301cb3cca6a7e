import path from 'node:path';
import type { Root } from 'mdast';
import { throwProblems, type ContentProblem } from '../../shared/contentProblem';
import { checkCallouts } from './calloutRules';
import { checkFences } from './fenceRules';
import { checkHeadings } from './headingRules';
import { checkLinks } from './linkRules';
import { checkPlans } from './planRules';
import { checkTabs } from './tabRules';

const RULES = [checkCallouts, checkFences, checkHeadings, checkLinks, checkPlans, checkTabs];

/** Everything in the text of a page that breaks a rule of the content, in its order. */
export function checkContent(root: Root): ContentProblem[] {
  return RULES.flatMap((rule) => rule(root)).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/**
 * Refuses a page that breaks a rule of the content, with all its problems at once. It reads the page
 * as written: register it in `beforeDefaultRemarkPlugins`.
 */
export function remarkContentRules() {
  return (root: Root, file: { readonly path: string }): void => {
    throwProblems(
      path.relative(process.cwd(), file.path).split(path.sep).join('/'),
      checkContent(root),
    );
  };
}

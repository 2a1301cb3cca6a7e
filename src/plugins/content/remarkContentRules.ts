import path from 'node:path';
import type { Root } from 'mdast';
import { refuseProblems } from '../../shared/contentProblem';
import { checkCallouts } from './calloutRules';
import { checkFences } from './fenceRules';
import { checkHeadings } from './headingRules';
import { checkLinks } from './linkRules';
import { checkPlans } from './planRules';
import { checkTabs } from './tabRules';

/**
 * Refuses a page that breaks a rule of the content, with all its problems at once. It reads the page
 * as written: register it in `beforeDefaultRemarkPlugins`.
 */
export function remarkContentRules() {
  return (root: Root, file: { readonly path: string }): void => {
    const rules = [checkCallouts, checkFences, checkHeadings, checkLinks, checkPlans, checkTabs];
    const problems = rules.flatMap((rule) => rule(root));
    const inOrder = problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    refuseProblems(path.relative(process.cwd(), file.path).split(path.sep).join('/'), inOrder);
  };
}

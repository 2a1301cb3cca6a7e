import type { Root } from 'mdast';
import { throwProblems, type ContentProblem } from '../../../base/shared/contentProblem';
import { repositoryPath } from '../../../base/node/author-errors';
import { checkCallouts } from './calloutRules';
import { checkComponents } from './componentRules';
import { checkExpressions } from './expressionRules';
import { checkFences } from './fenceRules';
import { checkHeadingIds } from './headingIdRules';
import { checkHeadings } from './headingRules';
import { checkLinks } from './linkRules';
import { checkPlans } from './planRules';
import { checkQuotes } from './quoteRules';
import { checkTabs } from './tabRules';

const RULES = [
  checkCallouts,
  checkComponents,
  checkExpressions,
  checkFences,
  checkHeadingIds,
  checkHeadings,
  checkLinks,
  checkPlans,
  checkQuotes,
  checkTabs,
];

/** All problems in the text of a page that break a content rule, by line. */
export function checkContent(root: Root): ContentProblem[] {
  return RULES.flatMap((rule) => rule(root)).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/**
 * Rejects a page that breaks content rules, with all problems at once. Checks the page as written:
 * register it in `beforeDefaultRemarkPlugins`.
 */
export function remarkContentRules() {
  return (root: Root, file: { readonly path: string }): void => {
    throwProblems(repositoryPath(file.path), checkContent(root));
  };
}

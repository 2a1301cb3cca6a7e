import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { CODE_LANGUAGES, highlight, type CodeLanguage } from '../highlight';
import { isParent } from '../page';
import { PAID_PLANS, type PaidPlan } from '../../shared/plans';
import { diffLines } from './diffLines';
import { parseFenceMeta } from './fenceMeta';
import { hasPlanCode, planCode } from './planCode';

const LINE_START = '<span class="token-line">';

/**
 * Turns a fence into `<CodeBlock>` with highlighted code, so that the browser needs no highlighter.
 * The content rules already reject unknown languages. In a quickstart, code that depends on the plan
 * becomes `<PlanCode>`.
 */
export function remarkCodeBlocks() {
  return (root: Root, { path }: Pick<VFile, 'path'>): void =>
    replaceFences(root, hasPlanCode(path) ? PAID_PLANS : []);
}

function replaceFences(parent: Parent, plans: readonly PaidPlan[]): void {
  parent.children = parent.children.map((child) => {
    if (isParent(child)) {
      replaceFences(child, plans);
    }
    return child.type === 'code' ? toCodeBlock(child, plans) : child;
  }) as Parent['children'];
}

function toCodeBlock(fence: Code, plans: readonly PaidPlan[]): MdxJsxFlowElement {
  const { title, lines } = parseFenceMeta(fence.meta);
  const language = CODE_LANGUAGES.find((known) => known === fence.lang);
  const toHtml = (code: string) => {
    const html = language ? highlight(code, language satisfies CodeLanguage) : plainLines(code);
    const marked = markLines(html, lines);
    return language === 'diff' ? diffLines(marked) : marked;
  };
  const variants = plans
    .map((plan) => ({ plan, code: planCode(fence.value, plan) }))
    .filter(({ code }) => code !== fence.value);
  return {
    type: 'mdxJsxFlowElement',
    name: variants.length === 0 ? 'CodeBlock' : 'PlanCode',
    attributes: [
      attribute('language', language ?? 'text'),
      ...(title === undefined ? [] : [attribute('title', title)]),
      attribute('html', toHtml(fence.value)),
      ...variants.map(({ plan, code }) => attribute(plan, toHtml(code))),
    ],
    children: [],
  };
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

function plainLines(code: string): string {
  const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/(?<=\n)/)
    .map((line) => `${LINE_START}${line}</span>`)
    .join('');
}

/** Marks the given lines, starting from 1. */
function markLines(html: string, lines: ReadonlySet<number>): string {
  let number = 0;
  return html.replaceAll(LINE_START, () => {
    number += 1;
    return lines.has(number) ? '<span class="token-line marked">' : LINE_START;
  });
}

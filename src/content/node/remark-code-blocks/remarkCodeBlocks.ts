import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { blockElement } from '../mdx-nodes';
import { CODE_LANGUAGES, escapeHtml, highlight, type CodeLanguage } from '../highlight';
import { isParent } from '../page';
import { importFinder } from '../type-checks';
import { PAID_PLANS, type PaidPlan } from '../../shared/plans';
import { diffLines } from './diffLines';
import { parseFenceMeta } from './fenceMeta';
import { hasPlanCode, planCode } from './planCode';

const LINE_START = '<span class="token-line">';

/** What a page says about its code. */
interface CodePage {
  readonly plans: readonly PaidPlan[];
  readonly importsOf: ReturnType<typeof importFinder>;
}

/**
 * Turns a fence into `<CodeBlock>` with highlighted code, so that the browser needs no highlighter, and
 * with the imports that a fragment lacks. The content rules already reject unknown languages. In a
 * quickstart, code that depends on the plan becomes `<PlanCode>`.
 */
export function remarkCodeBlocks() {
  return (root: Root, { path, data }: Pick<VFile, 'path' | 'data'>): void =>
    replaceFences(root, {
      plans: hasPlanCode(path) ? PAID_PLANS : [],
      importsOf: importFinder(path, data.frontMatter ?? {}),
    });
}

function replaceFences(parent: Parent, page: CodePage): void {
  parent.children = parent.children.map((child) => {
    if (isParent(child)) {
      replaceFences(child, page);
    }
    return child.type === 'code' ? toCodeBlock(child, page) : child;
  }) as Parent['children'];
}

function toCodeBlock(fence: Code, { plans, importsOf }: CodePage): MdxJsxFlowElement {
  const { lang, meta, value } = fence;
  const { title, lines } = parseFenceMeta(meta);
  const language = CODE_LANGUAGES.find((known) => known === lang);
  const toHtml = (code: string) => {
    const html = language ? highlight(code, language satisfies CodeLanguage) : plainLines(code);
    const marked = markLines(html, lines);
    return language === 'diff' ? diffLines(marked) : marked;
  };
  const imports = importsOf({ code: value, language: lang ?? undefined, meta: meta ?? '' });
  const variants = plans.flatMap((plan) => {
    const code = planCode(value, plan);
    const planImports = planCode(imports, plan);
    return [
      ...(code === value ? [] : [[plan, toHtml(code)] as const]),
      ...(planImports === imports ? [] : [[`${plan}Imports`, planImports] as const]),
    ];
  });
  return blockElement(variants.length === 0 ? 'CodeBlock' : 'PlanCode', {
    language: language ?? 'text',
    ...(title === undefined ? {} : { title }),
    html: toHtml(value),
    ...(imports === '' ? {} : { imports }),
    ...Object.fromEntries(variants),
  });
}

function plainLines(code: string): string {
  return escapeHtml(code)
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

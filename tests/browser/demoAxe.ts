import type { Page } from '@playwright/test';
import { AXE_EXEMPTIONS } from './demoExemptions';
import { axeOf } from './support/axe';

/** A demo is no whole page, not even in a frame: no landmarks, no skip link, no first heading. */
const PAGE_RULES = [
  'region',
  'heading-order',
  'page-has-heading-one',
  'landmark-one-main',
  'landmark-unique',
];

interface DemoFinding {
  readonly demo: string;
  readonly rule: string;
  readonly help: string;
  readonly target: string;
  /** Position in `AXE_EXEMPTIONS`; −1 when nothing excuses it. */
  readonly exemption: number;
}

/** What axe finds in the demos of a page, each on the demo that it stands in. */
export async function findInDemos(page: Page): Promise<DemoFinding[]> {
  const { violations } = await axeOf(page)
    .include('[data-demo-stage]')
    .disableRules(PAGE_RULES)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => ({ rule: id, help, target: String(node.target[0]) })),
  );
  return page.evaluate(
    ({ findings, exemptions }) =>
      findings.map((finding) => {
        const element = document.querySelector(finding.target);
        const stage = element?.closest('[data-demo-stage]');
        return {
          ...finding,
          demo: stage?.getAttribute('data-demo-stage') ?? '',
          exemption: exemptions.findIndex(
            ({ rule, selector }) => rule === finding.rule && element?.matches(selector),
          ),
        };
      }),
    { findings: found, exemptions: AXE_EXEMPTIONS },
  );
}

/** Of what axe finds on a page, what no exemption excuses in a demo on it. */
export async function withoutExemptions<Finding extends { rule: string; target: string }>(
  page: Page,
  findings: readonly Finding[],
): Promise<Finding[]> {
  const areExempt = await page.evaluate(
    ({ found, exemptions }) =>
      found.map(({ rule, target }) => {
        const element = document.querySelector(target);
        const isInDemo = Boolean(element?.closest('[data-demo-stage]'));
        return (
          isInDemo &&
          exemptions.some(
            (exemption) => exemption.rule === rule && element?.matches(exemption.selector),
          )
        );
      }),
    { found: findings.map(({ rule, target }) => ({ rule, target })), exemptions: AXE_EXEMPTIONS },
  );
  return findings.filter((_, index) => !areExempt[index]);
}

export function describeFinding({ demo, rule, help, target }: DemoFinding): string {
  return `${demo}: ${rule}: ${help} (${target})`;
}

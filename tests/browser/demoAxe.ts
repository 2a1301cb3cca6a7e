import type { Page } from '@playwright/test';
import { AXE_EXEMPTIONS } from './demoExemptions';
import { axeOf } from './support/axe';

/** A demo isn't a whole page, even in a frame: it has no landmarks, skip link, or h1. */
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
  /** The index in `AXE_EXEMPTIONS`, or -1. */
  readonly exemption: number;
}

/** The demo of each finding (empty outside of demos), and the exemption that applies there. */
function placesOf(
  page: Page,
  findings: readonly Pick<DemoFinding, 'rule' | 'target'>[],
): Promise<Pick<DemoFinding, 'demo' | 'exemption'>[]> {
  return page.evaluate(
    ({ found, exemptions }) =>
      found.map(({ rule, target }) => {
        const element = document.querySelector(target);
        const canvas = element?.closest('[data-demo-canvas]');
        return {
          demo: canvas?.getAttribute('data-demo-canvas') ?? '',
          exemption: canvas
            ? exemptions.findIndex(
                (exemption) => exemption.rule === rule && element?.matches(exemption.selector),
              )
            : -1,
        };
      }),
    { found: findings.map(({ rule, target }) => ({ rule, target })), exemptions: AXE_EXEMPTIONS },
  );
}

/** The axe findings in the demos of a page, each with its demo. */
export async function findInDemos(page: Page): Promise<DemoFinding[]> {
  const { violations } = await axeOf(page)
    .include('[data-demo-canvas]')
    .disableRules(PAGE_RULES)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => ({ rule: id, help, target: String(node.target[0]) })),
  );
  const places = await placesOf(page, found);
  return found.map((finding, index) => ({ ...finding, ...places[index]! }));
}

/** The axe findings of a page without those that are exempt in a demo. */
export async function withoutExemptions<Finding extends { rule: string; target: string }>(
  page: Page,
  findings: readonly Finding[],
): Promise<Finding[]> {
  const places = await placesOf(page, findings);
  return findings.filter((_, index) => places[index]?.exemption === -1);
}

export function describeFinding({ demo, rule, help, target }: DemoFinding): string {
  return `${demo}: ${rule}: ${help} (${target})`;
}

import type { ChangeStep } from '../records/changeRecord';

/** A command, and the major that it leads to. */
export interface CodemodStep {
  readonly from: string;
  readonly to: string;
  readonly commands: readonly string[];
  /** Guides of the products, below the base URL. */
  readonly guides: readonly string[];
}

/** The codemods for the used products, one major after the other, because each knows one step. */
export function codemodSteps(
  steps: readonly ChangeStep[],
  products: ReadonlySet<string>,
): CodemodStep[] {
  const used = steps.filter(({ product }) => products.has(product));
  const order = [...new Set(used.map(({ to }) => to))].sort();
  return order.map((to) => {
    const own = used.filter((step) => step.to === to);
    const presets = [...new Set(own.flatMap(({ codemod }) => codemod ?? []))];
    return {
      ...{ to, from: own[0]?.from ?? '' },
      commands: presets.map((preset) => `npx @mui/x-codemod@latest ${preset} src`),
      guides: own.map(({ guide }) => guide),
    };
  });
}

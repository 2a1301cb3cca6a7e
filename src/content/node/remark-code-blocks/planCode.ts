import type { PaidPlan } from '../../shared/plans';

/** A component, the module that examples import it from, and its counterpart in a paid package. */
interface Counterpart {
  readonly name: string;
  readonly module: string;
  readonly paidName: string;
  readonly paidModule: string;
}

const gridOf = (paidName: string, paidModule: string): Counterpart => ({
  name: 'DataGrid',
  module: '@mui/x-data-grid',
  paidName,
  paidModule,
});

const proOf = (product: 'charts' | 'tree-view', name: string): Counterpart => ({
  name,
  module: `@mui/x-${product}/${name}`,
  paidName: `${name}Pro`,
  paidModule: `@mui/x-${product}-pro/${name}Pro`,
});

const RICH_TREE = proOf('tree-view', 'RichTreeView');

/**
 * What readers of each plan use instead. Names that a paid package doesn't replace stay in the
 * Community package, on which it depends, as in the examples of the pickers. A test compares the list
 * with the packages.
 */
export const COUNTERPARTS: Readonly<Record<PaidPlan, readonly Counterpart[]>> = {
  pro: [
    gridOf('DataGridPro', '@mui/x-data-grid-pro'),
    ...['BarChart', 'ChartContainer', 'LineChart', 'PieChart', 'RadarChart', 'ScatterChart'].map(
      (name) => proOf('charts', name),
    ),
    RICH_TREE,
  ],
  // Trees have no Premium package: readers of that plan install the Pro one.
  premium: [gridOf('DataGridPremium', '@mui/x-data-grid-premium'), RICH_TREE],
};

/** A module name in quotes, or the start of one below it. */
const quoted = (module: string) => new RegExp(`(?<=['"])${module}(?=['"/])`, 'g');

/** A name in code, also in a closing tag, but not the end of a module's path. */
const word = (name: string) => new RegExp(`(?<![\\w'-]|[^<]/)${name}(?!\\w)`, 'g');

/**
 * Whether the code of a page and its demos follows the reader's plan. Older majors have other
 * components in their paid packages.
 */
export function hasPlanCode(file: string): boolean {
  return /[\\/]docs[\\/]react-[a-z-]+[\\/]quickstart[\\/]/.test(file);
}

/**
 * The code of an example for readers of a paid plan: imports and names of the components that the
 * plan's package replaces. Code that names a paid package itself stays as it is.
 */
export function planCode(code: string, plan: PaidPlan): string {
  return (
    COUNTERPARTS[plan]
      .filter(({ module }) => quoted(module).test(code) || !code.includes('import '))
      // `BarPlot` comes from the module of `BarChart`, which the paid module doesn't replace.
      .filter(({ name, module }) => word(name).test(code) || !module.endsWith(`/${name}`))
      .filter(() => !/@mui\/x-[a-z-]+-(?:pro|premium)\b/.test(code))
      .reduce(
        (text, { name, module, paidName, paidModule }) =>
          text.replace(quoted(module), paidModule).replace(word(name), paidName),
        code,
      )
  );
}

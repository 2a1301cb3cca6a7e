import type { ApiChange } from '../../shared/apiChanges';
import type { ApiProduct } from '../../shared/apiModel';

/** Differences that exist only in how the packages write or type something. */
const UNCHANGED: Readonly<Record<string, Partial<Record<ApiProduct, readonly string[]>>>> = {
  v7: {
    'data-grid': [
      'DataGridPremium default prop disableMultipleRowSelection',
      'DataGridPro default prop disableMultipleRowSelection',
    ],
  },
  v8: {
    charts: [
      // Their type depends on the scale.
      'AxisConfig removed prop max',
      'AxisConfig removed prop min',
      'ContinuousColorLegend default prop maxLabel',
      'ContinuousColorLegend default prop minLabel',
    ],
  },
};

function subjectOf({ component, member }: ApiChange): string {
  return member ? `${member.kind} ${member.name}` : `component ${component}`;
}

/** Whether a difference changes nothing for code that uses the packages. */
export function isUnchanged(change: ApiChange, major: string): boolean {
  const { component, kind, product } = change;
  const key = `${component} ${kind} ${subjectOf(change)}`;
  return UNCHANGED[major]?.[product]?.includes(key) ?? false;
}

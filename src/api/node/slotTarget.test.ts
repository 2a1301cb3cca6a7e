import type { ApiSlot, ApiStyles } from '../shared/apiModel';
import { slotTarget } from './slotTarget';

const NONE = (): ApiStyles => ({ classes: {}, overrides: {}, styled: {} });

describe('slotTarget', () => {
  const styles: ApiStyles = {
    ...NONE(),
    classes: {
      MuiBarElement: ['root'],
      MuiChartsAxis: ['root', 'tickLabel'],
      MuiDataGrid: ['root', 'rowCount'],
      MuiPickersLayout: ['root'],
      MuiTreeItem: ['root', 'label'],
    },
  };
  it.each([
    ['label', 'TreeItemLabel', 'MuiTreeItem-label'],
    ['bar', 'BarElementPath', 'MuiBarElement-root'],
    ['footerRowCount', 'GridRowCount', 'MuiDataGrid-rowCount'],
    ['columnMenu', 'GridColumnMenu', undefined],
    ['layout', undefined, 'MuiPickersLayout-root'],
    ['axisTickLabel', 'ChartsText', 'MuiChartsAxis-tickLabel'],
    ['icon', undefined, undefined],
  ])('finds the class of %s with the default %s', (name, component, expected) => {
    const slot: ApiSlot = { name, description: '', ...(component ? { default: component } : {}) };
    expect(slotTarget(slot, styles)).toBe(expected);
  });
});

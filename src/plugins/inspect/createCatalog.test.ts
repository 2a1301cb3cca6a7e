import type { ApiSlot, ApiStyles } from '../../shared/apiModel';
import { readStyles } from '../../build/api-reference';
import { slotTarget } from './slotTarget';

const NONE = (): ApiStyles => ({ classes: {}, overrides: {}, styled: {} });

describe('readStyles', () => {
  it('reads rule names, overrides, and styled elements', () => {
    const styles = NONE();
    readStyles(
      `const classes = generateUtilityClasses('MuiA', ['root', 'tick--x']);
       const Root = styled('svg', { name: 'MuiA', slot: 'Root' })({});
       const Tick = styled(Other, {
         name: 'MuiA', slot: 'Tick',
         overridesResolver: (props, styles) => [styles.mark, props.x && styles['tick--x']],
       })({});`,
      styles,
    );
    expect(styles).toEqual({
      classes: { MuiA: ['root', 'tick--x'] },
      overrides: { MuiA: ['root', 'mark', 'tick--x'] },
      styled: {
        Root: { tag: 'svg', theme: 'MuiA', slot: 'root' },
        Tick: { theme: 'MuiA', slot: 'tick', overridesKey: 'mark' },
      },
    });
  });

  it('ignores names that are computed', () => {
    const styles = NONE();
    readStyles('generateUtilityClasses(name, keys); const A = styled(tag)({});', styles);
    expect(styles).toEqual({ classes: {}, overrides: {}, styled: { A: {} } });
  });
});

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

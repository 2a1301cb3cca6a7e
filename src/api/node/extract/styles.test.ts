import type { ApiStyles } from '../../shared/apiModel';
import { readStyles } from './styles';

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

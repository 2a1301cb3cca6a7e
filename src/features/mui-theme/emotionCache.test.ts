import { serializeStyles } from '@emotion/serialize';
import type { EmotionCache } from '@emotion/cache';
import { createMuiCache, loadMirroring } from './index';

/** The CSS that a cache makes of some styles. */
function cssOf(cache: EmotionCache, styles: string, selector = '.box'): string {
  const inserted: string[] = [];
  cache.sheet.insert = (rule) => inserted.push(rule);
  cache.insert(selector, serializeStyles([styles]), cache.sheet, true);
  return inserted.join('');
}

const ltr = () => createMuiCache({ direction: 'ltr' });
const rtl = () => createMuiCache({ direction: 'rtl' });

describe('createMuiCache', () => {
  beforeAll(loadMirroring);

  it('puts everything into the layer', () => {
    expect(cssOf(ltr(), 'margin-left:8px;')).toBe('@layer mui{.box{margin-left:8px;}}');
    expect(cssOf(ltr(), '&:hover{color:red;}')).toBe('@layer mui{.box:hover{color:red;}}');
    expect(cssOf(ltr(), 'html{color:red;}', '')).toBe('@layer mui{html{color:red;}}');
  });

  it('mirrors for right to left, also inside media queries', () => {
    expect(cssOf(rtl(), 'margin-left:8px;')).toBe('@layer mui{.box{margin-right:8px;}}');
    expect(cssOf(rtl(), '@media (min-width:600px){padding-left:8px;}')).toBe(
      '@layer mui{@media (min-width:600px){.box{padding-right:8px;}}}',
    );
    expect(cssOf(rtl(), '/* @noflip */margin-left:8px;')).toContain('margin-left:8px;');
  });

  it('prefixes in both directions what Safari still wants prefixed', () => {
    for (const cache of [ltr(), rtl()]) {
      expect(cssOf(cache, 'user-select:none;')).toContain('-webkit-user-select:none;');
    }
  });

  it('mirrors rules with selectors that stylis would prefix', () => {
    expect(cssOf(rtl(), '&::placeholder{margin-left:8px;}')).toBe(
      cssOf(ltr(), '&::placeholder{margin-right:8px;}'),
    );
  });

  it('leaves a declaration of the layer order alone', () => {
    expect(cssOf(ltr(), '@layer theme, mui;', '')).toBe('@layer theme,mui;');
  });

  it('does not change the styles it is given, which another cache may insert too', () => {
    const styles = serializeStyles(['color:red;']);
    const cache = ltr();
    cache.insert('.box', styles, cache.sheet, true);
    expect(styles.styles).toBe('color:red;');
  });

  it('writes into the given container', () => {
    const frameHead = document.createElement('div');
    const cache = createMuiCache({ direction: 'ltr', container: frameHead });
    cache.insert('.box', serializeStyles(['color:red;']), cache.sheet, true);
    expect(frameHead.querySelector('style')).toHaveAttribute('data-emotion', 'mui');
  });
});

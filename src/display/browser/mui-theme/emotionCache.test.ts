/** @jest-environment jsdom */
import { serializeStyles } from '@emotion/serialize';
import type { EmotionCache } from '@emotion/cache';
import { createMuiLayerScript } from '@site/src/display/shared/muiLayer';
import { createMuiCache, loadMirroring } from './index';

/** The CSS that a cache inserts in development, where each rule has a style element. */
function cssOf(cache: EmotionCache, styles: string, selector = '.box'): string {
  cache.sheet.isSpeedy = false;
  cache.insert(selector, serializeStyles([styles]), cache.sheet, true);
  return cache.sheet.tags.map(({ textContent }) => textContent).join('');
}

const ltr = () => createMuiCache({ direction: 'ltr' });
const rtl = () => createMuiCache({ direction: 'rtl' });

describe('createMuiCache', () => {
  beforeAll(loadMirroring);

  it('inserts everything into the layer', () => {
    expect(cssOf(ltr(), 'margin-left:8px;')).toBe('@layer mui{.box{margin-left:8px;}}');
    expect(cssOf(ltr(), '&:hover{color:red;}')).toBe('@layer mui{.box:hover{color:red;}}');
    expect(cssOf(ltr(), 'html{color:red;}', '')).toBe('@layer mui{html{color:red;}}');
  });

  it('mirrors styles for right-to-left, also inside media queries', () => {
    expect(cssOf(rtl(), 'margin-left:8px;')).toBe('@layer mui{.box{margin-right:8px;}}');
    expect(cssOf(rtl(), '@media (min-width:600px){padding-left:8px;}')).toBe(
      '@layer mui{@media (min-width:600px){.box{padding-right:8px;}}}',
    );
    expect(cssOf(rtl(), '/* @noflip */margin-left:8px;')).toContain('margin-left:8px;');
  });

  it('adds the prefixes that Safari still needs in both directions', () => {
    for (const cache of [ltr(), rtl()]) {
      expect(cssOf(cache, 'user-select:none;')).toContain('-webkit-user-select:none;');
    }
  });

  it('mirrors rules with selectors that stylis would prefix', () => {
    expect(cssOf(rtl(), '&::placeholder{margin-left:8px;}')).toBe(
      cssOf(ltr(), '&::placeholder{margin-right:8px;}'),
    );
  });

  it('keeps a declaration of the layer order', () => {
    expect(cssOf(ltr(), '@layer theme, mui;', '')).toBe('@layer theme,mui;');
  });

  it('does not change its input, which another cache may insert, too', () => {
    const styles = serializeStyles(['color:red;']);
    const cache = ltr();
    cache.insert('.box', styles, cache.sheet, true);
    expect(styles.styles).toBe('color:red;');
  });

  it('inserts into the given container', () => {
    const frameHead = document.createElement('div');
    const cache = createMuiCache({ direction: 'ltr', container: frameHead });
    cache.insert('.box', serializeStyles(['color:red;']), cache.sheet, true);
    expect(frameHead.querySelectorAll('style[data-mui-layer]')).toHaveLength(1);
  });

  describe('in production', () => {
    let container = document.createElement('div');
    let cache = ltr();
    beforeEach(() => {
      container = document.body.appendChild(document.createElement('div'));
      cache = createMuiCache({ direction: 'ltr', container });
    });
    afterEach(() => container.remove());

    /** The rules of the blocks for global styles and for components. */
    const rules = (root: ParentNode = container) =>
      [...root.querySelectorAll<HTMLStyleElement>('style[data-mui-layer]')].flatMap(({ sheet }) =>
        ([...sheet!.cssRules] as CSSGroupingRule[]).map(({ cssRules }) =>
          [...cssRules].map(({ cssText }) => cssText.replaceAll(/\s/g, '')),
        ),
      );
    const insert = (styles: string) =>
      cache.insert('.box', serializeStyles([styles]), cache.sheet, true);

    it('has one block for all components, after one for global styles', () => {
      insert('color:red;');
      insert('&:hover{color:blue;}');
      expect(rules()).toEqual([[], ['.box{color:red;}', '.box:hover{color:blue;}']]);

      // As Emotion's `Global` component does it.
      const Sheet = cache.sheet.constructor as new (options: object) => typeof cache.sheet;
      const sheet = new Sheet({ key: 'mui-global', container, speedy: true });
      cache.insert('', serializeStyles(['html{color:red;}']), sheet, false);
      expect(sheet.tags).not.toHaveLength(0);
      expect(rules()[0]).toEqual(['html{color:red;}']);
      sheet.flush();
      expect(sheet.tags).toHaveLength(0);
      expect(rules()).toEqual([[], ['.box{color:red;}', '.box:hover{color:blue;}']]);
    });

    it('puts the box sizing of the baseline before the components that are already inserted', () => {
      insert('box-sizing:content-box;');
      insert('& *, & *::before, & *::after{box-sizing:inherit;}');
      expect(rules()).toEqual([
        ['.box*,.box*::before,.box*::after{box-sizing:inherit;}'],
        ['.box{box-sizing:content-box;}'],
      ]);
    });

    it('fills the blocks that the page contains', () => {
      document.head.replaceChildren();
      window.eval(createMuiLayerScript());
      cache = ltr();
      insert('color:red;');
      expect(rules(document.head)).toEqual([[], ['.box{color:red;}']]);
      cache.sheet.flush();
      expect(rules(document.head)).toEqual([[], []]);
    });

    it('inserts layer statements and keyframes outside the blocks', () => {
      cache.insert('', serializeStyles(['@layer theme, mui;']), cache.sheet, true);
      insert('color:red;');
      cache.insert('', serializeStyles(['@keyframes fade{from{opacity:0;}}']), cache.sheet, true);
      expect(rules()).toEqual([[], ['.box{color:red;}']]);
      expect(container.querySelectorAll('style')).toHaveLength(2);
      cache.sheet.flush();
      expect(container.querySelectorAll('style')).toHaveLength(1);
    });

    it('inserts them after the blocks, even if they come first', () => {
      cache.insert('', serializeStyles(['@keyframes fade{from{opacity:0;}}']), cache.sheet, true);
      const [first, second] = container.querySelectorAll('style');
      expect(first).toHaveAttribute('data-mui-layer');
      expect(second).not.toHaveAttribute('data-mui-layer');
    });

    it('skips rules that the browser does not support', () => {
      insert('color:red;');
      const block = container.querySelector('style')?.sheet?.cssRules[1] as CSSGroupingRule;
      jest.spyOn(block, 'insertRule').mockImplementation(() => {
        throw new SyntaxError('Unknown selector');
      });
      insert('&:unheard-of{color:blue;}');
      expect(rules()).toEqual([[], ['.box{color:red;}']]);
    });
  });
});

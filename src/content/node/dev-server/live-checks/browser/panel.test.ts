/** @jest-environment jsdom */
import { createPanel } from './panel';

const LINK = {
  place: 'docs/a/a.mdx:3',
  found: 'The link `../b/b.mdx` leads to no page.',
  expected: 'the path of a page.',
  fix: 'Did you mean `../c/c.mdx`?',
};
const TYPE = { place: 'docs/a/Demo.tsx:7', found: 'TS2322: Type.' };

const shown = () => document.querySelector('page-findings')?.shadowRoot?.querySelector('section');
const closeButton = () => shown()?.querySelector('button');

afterEach(() => document.body.replaceChildren());

describe('createPanel', () => {
  it('shows the place, the problem, and the fix', () => {
    createPanel().show([LINK, TYPE]);
    expect(shown()).toHaveAttribute('aria-label', '2 findings on this page');
    const items = [...(shown()?.querySelectorAll('li') ?? [])].map((item) =>
      [...item.children].map(({ textContent }) => textContent),
    );
    expect(items).toEqual([
      [LINK.place, LINK.found, `Expected: ${LINK.expected}`, `Fix: ${LINK.fix}`],
      [TYPE.place, TYPE.found],
    ]);
  });

  it('counts suggestions apart', () => {
    createPanel().show([LINK, TYPE, { ...LINK, isSuggestion: true }]);
    expect(shown()).toHaveAttribute('aria-label', '2 findings and 1 suggestion on this page');
    expect([...(shown()?.querySelectorAll('.suggestion') ?? [])]).toHaveLength(1);
  });

  it('disappears when everything is fixed', () => {
    const panel = createPanel();
    panel.show([LINK]);
    panel.show([]);
    expect(shown()).toBeUndefined();
  });

  it('stays closed until there is a new finding', () => {
    const panel = createPanel();
    panel.show([LINK]);
    closeButton()?.click();
    panel.show([LINK]);
    expect(shown()).toBeUndefined();
    panel.show([LINK, TYPE]);
    expect(shown()).toHaveTextContent(TYPE.found);
  });

  it('reopens when a dismissed finding is fixed and then reappears', () => {
    const panel = createPanel();
    panel.show([LINK]);
    closeButton()?.click();
    panel.show([]);
    panel.show([LINK]);
    expect(shown()).toHaveTextContent(LINK.found);
  });
});

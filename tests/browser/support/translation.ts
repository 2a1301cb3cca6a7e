import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts that React changed after the translation had taken them off the page. */
    lostTexts?: string[];
  }
}

/**
 * Changes the page as the translation of a browser does, now and after each change: each text is
 * replaced by an element with other text. React isn't told. It still owns the replaced texts, so
 * the page crashes when it removes one of them or inserts something before it, and a text that it
 * changes stays as it was.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const UNTRANSLATED = 'script, style, noscript, textarea, svg, font, [contenteditable="true"]';
    const lost: string[] = (window.lostTexts = []);
    const places = new WeakMap<Node, string>();

    const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string | null) {
        const place = places.get(this);
        if (place !== undefined && !this.isConnected) {
          lost.push(`${this.nodeValue} → ${value} in ${place}`);
        }
        nodeValue.set?.call(this, value);
      },
    });

    function describe(element: Element): string {
      const { outerHTML } = element.cloneNode() as Element;
      return `${outerHTML} of ${element.closest('[data-demo-root]') ? 'a demo' : 'the page'}`;
    }

    function translate(text: Text): void {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || parent.closest(UNTRANSLATED)) {
        return;
      }
      places.set(text, describe(parent));
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(`[${text.data}]`);
      outer.append(inner);
      parent.replaceChild(outer, text);
    }

    function translateAll(): void {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      texts.forEach(translate);
    }

    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    translateAll();
  });
}

/** The texts of the page, not of its demos, that didn't change when they should have. */
export async function lostTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => window.lostTexts ?? []);
  return [...new Set(texts.filter((text) => text.endsWith('the page')))];
}

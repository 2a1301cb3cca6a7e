/**
 * Replaces each text by elements, as the translation of a browser does. React still owns the replaced
 * texts and throws when it removes one of them.
 */
export function translateTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const translated = document.createElement('font');
    translated.append(`[${text.data}]`);
    text.replaceWith(translated);
  }
}

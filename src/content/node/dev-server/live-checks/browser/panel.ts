import type { Finding } from '../messages';

/**
 * Independent of the page's colors, because it belongs to the development tools, like the bundler's
 * overlay.
 */
const STYLE = `
  :host { all: initial; }
  section {
    position: fixed; z-index: 100000; inset-block-end: 16px; inset-inline-end: 16px;
    box-sizing: border-box; inline-size: min(560px, calc(100vw - 32px)); max-block-size: 50vh;
    overflow: auto; padding: 12px 16px 16px; border: 1px solid #f0b4b4; border-radius: 8px;
    background: #241f21; color: #fff; font: 14px/1.5 system-ui, sans-serif;
    box-shadow: 0 4px 24px rgb(0 0 0 / 35%); color-scheme: dark;
  }
  header { display: flex; align-items: center; justify-content: space-between; gap: 16px; }
  h2 { margin: 0; font-size: 14px; font-weight: 600; }
  button {
    padding: 2px 10px; border: 1px solid #8d8488; border-radius: 6px;
    background: none; color: inherit; font: inherit; cursor: pointer;
  }
  button:hover { background: #3b3437; }
  button:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  ol { margin: 8px 0 0; padding: 0; list-style: none; }
  li { padding-block: 8px; border-block-start: 1px solid #4a4346; overflow-wrap: anywhere; }
  li:last-child { padding-block-end: 0; }
  code { color: #ffb4a9; font: 12px/1.5 ui-monospace, monospace; }
  p { margin: 2px 0 0; white-space: pre-wrap; }
  p + p { color: #cfc6ca; }
  .suggestion code { color: #ffd479; }
`;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.append(...content);
  return created;
}

function toItem({ place, found, expected, fix, isSuggestion }: Finding): HTMLLIElement {
  const item = element(
    'li',
    element('code', place),
    element('p', found),
    ...(expected === undefined ? [] : [element('p', `Expected: ${expected}`)]),
    ...(fix === undefined ? [] : [element('p', `Fix: ${fix}`)]),
  );
  item.classList.toggle('suggestion', isSuggestion ?? false);
  return item;
}

function count(length: number, name: string): string[] {
  return length === 0 ? [] : [`${length} ${name}${length === 1 ? '' : 's'}`];
}

function headingOf(findings: readonly Finding[]): string {
  const suggestions = findings.filter(({ isSuggestion }) => isSuggestion).length;
  const counts = [
    ...count(findings.length - suggestions, 'finding'),
    ...count(suggestions, 'suggestion'),
  ];
  return `${counts.join(' and ')} on this page`;
}

/** A list of findings in the corner of the window. */
export interface Panel {
  /** Shows the findings; an empty list removes the panel. */
  readonly show: (findings: readonly Finding[]) => void;
}

/** A closed panel stays closed until there is a new finding. */
export function createPanel(): Panel {
  const host = document.createElement('page-findings');
  const root = host.attachShadow({ mode: 'open' });
  let closed = '';

  return {
    show(findings) {
      const content = JSON.stringify(findings);
      closed = content === closed ? closed : '';
      if (findings.length === 0 || content === closed) {
        host.remove();
        return;
      }
      const close = element('button', 'Close');
      close.type = 'button';
      close.addEventListener('click', () => {
        closed = content;
        host.remove();
      });
      const heading = headingOf(findings);
      const section = element(
        'section',
        element('header', element('h2', heading), close),
        element('ol', ...findings.map(toItem)),
      );
      section.setAttribute('aria-label', heading);
      section.setAttribute('role', 'status');
      section.tabIndex = 0;
      root.replaceChildren(element('style', STYLE), section);
      document.body.append(host);
    },
  };
}

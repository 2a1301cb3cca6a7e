import { CopyButton } from '@site/src/content/browser/code-blocks';
import type { Snippet } from '../model/createSnippets';
import styles from './Panel.module.css';

const TITLES: Readonly<Record<Snippet['id'], string>> = {
  sx: 'sx',
  styleOverrides: 'styleOverrides',
  slotProps: 'slotProps',
  css: 'CSS',
};

/** Code that changes the part. */
export function Snippets({ snippets }: { readonly snippets: readonly Snippet[] }) {
  return snippets.map(({ code, id }) => (
    <figure key={id} className={styles.snippet} data-snippet={id}>
      <figcaption>{TITLES[id]}</figcaption>
      {/* Long lines scroll, which needs a tab stop. */}
      <pre dir="ltr" tabIndex={0} aria-label={TITLES[id]}>
        <code>{code}</code>
      </pre>
      <CopyButton text={() => code} />
    </figure>
  ));
}

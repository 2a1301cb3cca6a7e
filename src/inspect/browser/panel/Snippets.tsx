import { LiveCode } from '@site/src/content/browser/live-code';
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
    <div key={id} className={styles.snippet} data-snippet={id}>
      <LiveCode
        code={code}
        language={id === 'css' ? 'css' : 'tsx'}
        title={TITLES[id]}
        label={TITLES[id]}
      />
    </div>
  ));
}

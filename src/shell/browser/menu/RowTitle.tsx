import { Fragment } from 'react';
import styles from './NavTree.module.css';

/** Shorter names fit beside the plan. */
const MAX_LENGTH = 16;

function wordsOf(title: string): readonly string[] {
  return title.length <= MAX_LENGTH || title.includes(' ')
    ? [title]
    : title.split(/(?=[A-Z][a-z])/);
}

/** The title of an entry. A long name such as `AiAssistantPanelTrigger` breaks between its words. */
export function RowTitle({ title }: { readonly title: string }) {
  return (
    // The key replaces it as a whole, because a translated page has lost its texts.
    <span key={title} className={styles.rowTitle}>
      {wordsOf(title).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  );
}

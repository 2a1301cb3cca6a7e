import { BreakableName } from '@site/src/base/browser/ui/BreakableName';
import styles from './NavTree.module.css';

/** Shorter names fit beside the plan. */
const MAX_LENGTH = 16;

/** The title of an entry. A long name such as `AiAssistantPanelTrigger` breaks between its words. */
export function RowTitle({ title }: { readonly title: string }) {
  const isWhole = title.length <= MAX_LENGTH || title.includes(' ');
  return (
    // The key replaces it as a whole, because a translated page has lost its texts.
    <span key={title} className={styles.rowTitle}>
      {isWhole ? title : <BreakableName name={title} />}
    </span>
  );
}

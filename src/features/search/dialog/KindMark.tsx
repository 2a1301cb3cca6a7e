import type { RecordKind } from '@site/src/shared/search/records';
import styles from './SearchResults.module.css';

const MARKS: Readonly<Record<RecordKind, string>> = {
  page: '¶',
  section: '#',
  demo: '▷',
  component: '</>',
  interface: '{ }',
  hook: 'ƒ',
  prop: '=',
  slot: '▢',
  class: '.c',
  member: '·',
  event: '↯',
  selector: 'σ',
  error: '!',
  name: '`',
  formerName: '↷',
};

/** A symbol for the kind of result, beside its name. */
export function KindMark({ kind }: { readonly kind: RecordKind }) {
  return (
    <span className={styles.kindMark} data-kind={kind} aria-hidden="true">
      {MARKS[kind]}
    </span>
  );
}

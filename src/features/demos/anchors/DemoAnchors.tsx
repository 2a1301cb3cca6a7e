import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { demoAnchorIds } from './demoAnchors';
import styles from './DemoAnchors.module.css';

interface DemoAnchorsProps {
  readonly name: string;
  readonly hasToolbar: boolean;
}

/** Targets of the demo's published links. The build's link check is told about each. */
export function DemoAnchors({ name, hasToolbar }: DemoAnchorsProps) {
  const { collectAnchor } = useBrokenLinks();
  return demoAnchorIds(name, hasToolbar).map((id) => {
    collectAnchor(id);
    return <span key={id} id={id} className={styles.anchor} />;
  });
}

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { demoAnchorIds, demoNames, type DemoNames } from './demoAnchors';
import styles from './DemoAnchors.module.css';

interface DemoAnchorsProps extends DemoNames {
  readonly hasToolbar: boolean;
}

/** The targets of the demo's published links. Each is registered with the build's link check. */
export function DemoAnchors({ hasToolbar, ...names }: DemoAnchorsProps) {
  const { collectAnchor } = useBrokenLinks();
  const ids = demoNames(names).flatMap((name) => demoAnchorIds(name, hasToolbar));
  return ids.map((id) => {
    collectAnchor(id);
    return <span key={id} id={id} className={styles.anchor} />;
  });
}

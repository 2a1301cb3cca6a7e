import { useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy, useNearViewport } from '@site/src/base/browser/lazy';
import { productFromPath } from '@site/src/content/shared/productFromPath';
import shapes from '../canvas/Shape.module.css';
import type { PlaygroundProps } from './types';
import styles from './Playground.module.css';

const importCard = () => import('./PlaygroundCard');

/**
 * A component with controls for its props, the resulting code, and a URL that restores all values.
 * The controls are generated from the types of the props. Until it comes near the viewport, it is a
 * placeholder of the same size.
 */
export function Playground({ height = 400, ...props }: PlaygroundProps) {
  const t = useTranslate();
  const cardRef = useRef<HTMLElement>(null);
  const isNear = useNearViewport(cardRef);
  const { value: card } = useLazy(importCard, isNear);
  const { productId: product } = productFromPath(useLocation().pathname);
  const placeholder = (
    <div className={styles.split}>
      <div
        className={clsx(styles.canvas, shapes.shape)}
        data-product={product}
        style={{ blockSize: height }}
      />
      <div className={styles.panelPlaceholder} />
      <div className={styles.code} />
    </div>
  );
  return (
    <section
      ref={cardRef}
      className={styles.card}
      aria-label={t('playground.label', { component: props.component })}
      aria-busy={!isNear}
    >
      {card ? <card.default {...props} height={height} product={product} /> : placeholder}
    </section>
  );
}

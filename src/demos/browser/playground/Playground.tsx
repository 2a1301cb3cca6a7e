import { useRef } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy, useNearViewport } from '@site/src/base/browser/lazy';
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
  const placeholder = (
    <>
      <div className={styles.split}>
        <div style={{ blockSize: height }} />
        <div className={styles.panelPlaceholder} />
      </div>
      <div className={styles.codePlaceholder} />
    </>
  );
  return (
    <section
      ref={cardRef}
      className={styles.card}
      aria-label={t('playground.label', { component: props.component })}
      aria-busy={!isNear}
    >
      {card ? <card.default {...props} height={height} /> : placeholder}
    </section>
  );
}

import { useEffect, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { ArrowUpIcon } from '@site/src/base/browser/ui/icons/page';
import styles from './BackToTop.module.css';

/** The scroll position at which the button appears, in px. */
const BACK_TO_TOP_THRESHOLD = 200;

export function BackToTop() {
  const t = useTranslate();
  const [isFarDown, setFarDown] = useState(false);

  useEffect(() => {
    const update = () => setFarDown(window.scrollY > BACK_TO_TOP_THRESHOLD);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  if (!isFarDown) {
    return null;
  }
  const scrollUp = () => {
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
  };
  return (
    <IconButton
      className={styles.button}
      label={t('backToTop')}
      onClick={scrollUp}
      data-ga-event-category="docs"
      data-ga-event-action="click-back-to-top"
    >
      <ArrowUpIcon />
    </IconButton>
  );
}

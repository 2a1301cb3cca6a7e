import { useTranslate } from '@site/src/features/i18n';
import { ChevronIcon } from '@site/src/features/ui';
import { useDemo } from '../model/DemoContext';
import { useTracking } from '../toolbar/useTracking';
import styles from './CodePanel.module.css';

/** Below a preview, which is only a part of the code: opens all of it. */
export function ShowAllCode({ onShow }: { readonly onShow: () => void }) {
  const t = useTranslate();
  const { props, variant } = useDemo();
  const count = variant === 'JS' ? props.code.lines.js : props.code.lines.ts;
  return (
    <button
      type="button"
      className={styles.showAll}
      onClick={onShow}
      {...useTracking('show-all', 'demo')}
    >
      {t('showAllLines', { count })}
      <ChevronIcon size={14} />
    </button>
  );
}

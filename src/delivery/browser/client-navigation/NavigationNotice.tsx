import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { Notice } from '@site/src/base/browser/ui/Notice';
import { navigationError } from './navigationError';

/** Explains why the requested page doesn't load, and offers a reload. */
export function NavigationNotice() {
  const t = useTranslate();
  const error = navigationError.use();
  const key = error === 'offline' ? 'navigationError.offline' : 'navigationError.failed';
  return (
    <Notice text={error && t(key)}>
      <Button variant="inherit" onClick={() => window.location.reload()}>
        {t('offline.reload')}
      </Button>
    </Notice>
  );
}

import { useId, useRef, useState } from 'react';
import { useLazy, useNearViewport } from '@site/src/base/browser/lazy';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { Tabs } from '@site/src/base/browser/ui/Tabs';
import { LiveCode } from '@site/src/content/browser/live-code';
import { downloadZip } from '@site/src/demos/browser';
import styles from './HandlerFiles.module.css';

const importSources = () => import('./sources');

/** The files of the handler, which load when they come near the viewport. */
export function HandlerFiles() {
  const t = useTranslate();
  const panelId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(boxRef);
  const { value } = useLazy(importSources, isNear);
  const [selected, setSelected] = useState(0);
  const sources = value?.SOURCES ?? {};
  const names = Object.keys(sources);
  const name = names[selected] ?? '';
  return (
    <div ref={boxRef} className={styles.files}>
      {value && (
        <>
          <Tabs
            tabs={names}
            selected={selected}
            onSelect={setSelected}
            label={t('lab.files')}
            panelId={panelId}
          />
          <div
            role="tabpanel"
            id={panelId}
            aria-labelledby={`${panelId}-${name}`}
            className={styles.code}
          >
            <LiveCode code={sources[name] ?? ''} language="tsx" label={name} look="card" isSteady />
          </div>
          <Button
            size="small"
            onClick={() => void downloadZip('grid-handler', { files: { ...sources } })}
          >
            {t('lab.download')}
          </Button>
        </>
      )}
    </div>
  );
}

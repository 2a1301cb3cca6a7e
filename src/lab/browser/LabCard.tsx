import { useMemo, useState } from 'react';
import { Canvas, useCanvasDisplay } from '@site/src/demos/browser';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { Select, Switch } from '@site/src/base/browser/ui/fields';
import { HandlerEditor } from './handler/HandlerEditor';
import { useEdits } from './handler/useEdits';
import { LabContext, type LabView } from './grid/labContext';
import { QueryLog } from './log/QueryLog';
import { Recorded } from './Recorded';
import { StartProgress } from './StartProgress';
import { useLab } from './useLab';
import { NO_FAULTS, type Faults } from './withFaults';
import styles from './Lab.module.css';

const VIEWS: readonly LabView[] = ['pages', 'lazy', 'groups', 'pivot', 'tree'];
const FAULTS = Object.keys(NO_FAULTS) as (keyof Faults)[];

const AS_THE_PAGE = {};
/** In px, like the grid in `LabGrid.tsx`. */
const GRID_HEIGHT = 500;

const loadGrid = () => import('./grid/LabGrid');

/** The lab once the reader has started it: choices, the grid, and what its requests became. */
export default function LabCard() {
  const t = useTranslate();
  const display = useCanvasDisplay(AS_THE_PAGE);
  const [view, setView] = useState<LabView>('pages');
  const [faults, setFaults] = useState(NO_FAULTS);
  const [isEditing, setIsEditing] = useState(false);
  const edits = useEdits(isEditing);
  const lab = useLab(faults, edits.version);
  const { status, progress, error, entries, getRows, ask, reset, runId, handlerError } = lab;
  const context = useMemo(() => ({ view, getRows }), [view, getRows]);

  if (status === 'failed') {
    return <Recorded reason={t('lab.failed', { error })} />;
  }
  if (status === 'starting') {
    return <StartProgress {...progress} />;
  }
  return (
    <>
      <div className={styles.controls}>
        <label>
          {t('lab.view')}
          <Select value={view} onChange={(event) => setView(event.target.value as LabView)}>
            {VIEWS.map((name) => (
              <option key={name} value={name}>
                {t(`lab.views.${name}`)}
              </option>
            ))}
          </Select>
        </label>
        {FAULTS.map((name) => (
          <label key={name}>
            <Switch
              checked={faults[name]}
              onChange={(event) => setFaults({ ...faults, [name]: event.target.checked })}
            />
            {t(`lab.faults.${name}`)}
          </label>
        ))}
        <Button size="small" disabled={status === 'resetting'} onClick={reset}>
          {t('lab.reset')}
        </Button>
      </div>
      <LabContext value={context}>
        <Canvas
          key={`${view}${runId}`}
          name="Lab"
          loader={loadGrid}
          isNear
          reserved={{ wide: GRID_HEIGHT, narrow: GRID_HEIGHT }}
          product="data-grid"
          display={display}
          runId={runId}
          onReset={reset}
        />
      </LabContext>
      <HandlerEditor
        edits={edits}
        isOpen={isEditing}
        onToggle={() => setIsEditing(!isEditing)}
        error={handlerError}
      />
      <QueryLog entries={entries} ask={ask} />
    </>
  );
}

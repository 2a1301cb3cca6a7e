import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { Stage, useNearViewport, useStageDisplay } from '@site/src/features/demos';
import { useTranslate } from '@site/src/features/i18n';
import type { PlaygroundValues } from '@site/src/shared/playground';
import { loadControls } from './loadControls';
import { playgroundCode } from './playgroundCode';
import { PlaygroundCode } from './PlaygroundCode';
import { PlaygroundPanel } from './PlaygroundPanel';
import { selectControls } from './selectControls';
import type { PlaygroundModule } from './types';
import { usePlaygroundState, type LoadedPlayground } from './usePlaygroundState';
import styles from './Playground.module.css';

export interface PlaygroundProps {
  /** The component, by its name in the API. */
  readonly component: string;
  /** Loads the file `<component>.playground.tsx` beside the page. */
  readonly load: () => Promise<PlaygroundModule>;
  /** Height in px that is kept for the component. Default 400. */
  readonly height?: number;
}

const Values = createContext<PlaygroundValues>({});
const AS_THE_PAGE = {};

/**
 * A component with controls for its props, the code that comes of it, and an address that brings
 * everything back. The controls are made from the types of the props.
 */
export function Playground({ component, load, height = 400 }: PlaygroundProps) {
  const t = useTranslate();
  const cardRef = useRef<HTMLElement>(null);
  const isNear = useNearViewport(cardRef);
  const display = useStageDisplay(AS_THE_PAGE);
  const [runId, setRunId] = useState(0);
  const [loaded, setLoaded] = useState<LoadedPlayground | null>(null);
  const { values, set, reset } = usePlaygroundState(component, loaded);

  const latestLoad = useRef(load);
  const loader = useCallback(async () => {
    const [module, all] = await Promise.all([latestLoad.current(), loadControls(component)]);
    const { options, default: Demo } = module;
    setLoaded({ options, controls: selectControls(all, options.controls) });
    function WithValues() {
      return <Demo values={useContext(Values)} />;
    }
    return { default: WithValues };
  }, [component]);

  return (
    <section
      ref={cardRef}
      className={styles.card}
      aria-label={t('playground.label', { component })}
    >
      <div className={styles.split}>
        <Values value={values}>
          <Stage
            name={`${component}Playground`}
            loader={loader}
            isNear={isNear}
            reserved={{ wide: height, narrow: height }}
            display={display}
            runId={runId}
            onReset={() => {
              reset();
              setRunId(runId + 1);
            }}
          />
        </Values>
        <PlaygroundPanel
          controls={loaded?.controls ?? []}
          values={values}
          onChange={set}
          onReset={reset}
        />
      </div>
      <PlaygroundCode
        code={
          loaded ? playgroundCode(component, loaded.options, loaded.controls, values) : undefined
        }
        label={t('demo.codeLabel', { name: component })}
      />
    </section>
  );
}

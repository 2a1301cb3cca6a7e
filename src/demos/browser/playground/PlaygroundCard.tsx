import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { Canvas, useCanvasDisplay } from '@site/src/demos/browser';
import { useTranslate } from '@site/src/base/browser/messages';
import { LiveCode } from '@site/src/content/browser/live-code';
import type { PlaygroundValues } from '@site/src/demos/shared/playground';
import { loadControls } from './loadControls';
import { playgroundCode } from './playgroundCode';
import { PlaygroundPanel } from './PlaygroundPanel';
import { selectControls } from './selectControls';
import type { PlaygroundDemoProps, PlaygroundProps } from './types';
import { usePlaygroundState, type LoadedPlayground } from './usePlaygroundState';
import styles from './Playground.module.css';

const Values = createContext<PlaygroundValues>({});
const AS_THE_PAGE = {};

/** The component of a playground with the values that the reader has set. */
function withValues(Demo: ComponentType<PlaygroundDemoProps>) {
  return function WithValues() {
    return <Demo values={useContext(Values)} />;
  };
}

interface PlaygroundCardProps extends Required<PlaygroundProps> {
  /** The product of the page. */
  readonly product: string;
}

/** The content of a playground, which loads when it comes near the viewport. */
export default function PlaygroundCard({ component, load, height, product }: PlaygroundCardProps) {
  const t = useTranslate();
  const display = useCanvasDisplay(AS_THE_PAGE);
  const [runId, setRunId] = useState(0);
  const [loaded, setLoaded] = useState<LoadedPlayground | null>(null);
  const { values, set, reset } = usePlaygroundState(component, loaded);

  const latestLoad = useRef(load);
  const loader = useCallback(async () => {
    const [module, all] = await Promise.all([latestLoad.current(), loadControls(component)]);
    const { options, default: Demo } = module;
    setLoaded({ options, controls: selectControls(all, options.controls) });
    return { default: withValues(Demo) };
  }, [component]);

  const code = loaded && playgroundCode(component, loaded.options, loaded.controls, values);
  return (
    <div className={styles.split}>
      <Values value={values}>
        <Canvas
          name={`${component}Playground`}
          loader={loader}
          isNear
          reserved={{ wide: height, narrow: height }}
          product={product}
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
      <div className={styles.code}>
        <LiveCode
          code={code?.shown ?? ''}
          copied={code?.copied}
          language="tsx"
          label={t('demo.codeLabel', { name: component })}
          look="card"
          isSteady
        />
      </div>
    </div>
  );
}

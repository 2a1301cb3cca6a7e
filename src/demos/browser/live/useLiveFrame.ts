import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { createFloodGate } from './floodGate';
import { startHeartbeat, type Heartbeat } from './heartbeat';
import {
  readFrameMessage,
  type EditedFile,
  type FrameMessage,
  type FrameSize,
  type LiveRun,
  type LiveStage,
  type PageMessage,
} from './messages';

/** How long the reader must pause before the edited code runs and its errors show, in ms. */
export const RUN_DELAY_MS = 300;

/** A frame that hasn't answered for so long when the code changes is replaced, in ms. */
const HUNG_MS = 1000;

/** How long the frame may take to load, in ms. A slow phone takes seconds. */
const LOADING_MS = 30_000;

export interface LiveFrameOptions {
  readonly stage: LiveStage;
  /** The edited files; `null` while they are as they were. */
  readonly files: readonly EditedFile[] | null;
  /** Called when the frame shows the reader's version, and when it no longer does. */
  readonly onShown: (isShown: boolean) => void;
  /** Called with an error message, or `null` when the code runs. */
  readonly onError: (message: string | null) => void;
}

export interface LiveFrameState {
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  /** The key of the frame, which a restart replaces; `null` while it is stopped. */
  readonly session: number | null;
  readonly size: FrameSize | null;
  /** `silent`: the frame doesn't answer. `flooded`: it was stopped. `failed`: it didn't load. */
  readonly status: 'working' | 'silent' | 'flooded' | 'failed';
  /** Removes the frame until the code changes. */
  readonly stop: () => void;
  readonly restart: () => void;
}

/** The page's side of a frame with an edited demo. */
export function useLiveFrame(options: LiveFrameOptions): LiveFrameState {
  const { stage, files, onShown, onError } = options;
  const frameRef = useRef<HTMLIFrameElement>(null);
  const heartbeat = useRef<Heartbeat>(null);
  const isReady = useRef(false);
  const [session, setSession] = useState<number | null>(0);
  const [size, setSize] = useState<FrameSize | null>(null);
  const [status, setStatus] = useState<LiveFrameState['status']>('working');
  const run = useRun(files);

  const post = useCallback((message: PageMessage) => {
    // The origin of a sandboxed frame is opaque, so only `*` reaches it.
    frameRef.current?.contentWindow?.postMessage(message, '*');
  }, []);

  const replace = useCallback(
    (next: (known: number | null) => number | null) => {
      isReady.current = false;
      setStatus('working');
      setSize(null);
      setSession(next);
      onShown(false);
    },
    [onShown],
  );
  const restart = useCallback(() => replace((known) => (known ?? 0) + 1), [replace]);
  const stop = useCallback(() => {
    replace(() => null);
    onError(null);
  }, [replace, onError]);

  const show = useEffectEvent(() => post({ kind: 'show', stage, run }));

  const receive = useEffectEvent((message: FrameMessage) => {
    switch (message.kind) {
      case 'pong':
        heartbeat.current?.answered(message.token);
        break;
      case 'ready':
        isReady.current = true;
        setStatus('working');
        show();
        break;
      case 'size':
        setSize(message);
        break;
      case 'ran':
        if (message.id === run?.id) {
          onShown(true);
          onError(null);
        }
        break;
      case 'error':
        if (message.id === run?.id) {
          onError(message.message);
        }
        break;
      default:
    }
  });

  const stopFlood = useEffectEvent(() => {
    stop();
    setStatus('flooded');
  });

  useEffect(() => {
    const isFlood = createFloodGate();
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frameRef.current?.contentWindow) {
        return;
      }
      const message = readFrameMessage(event.data);
      if (isFlood(message?.kind)) {
        stopFlood();
      } else if (message) {
        receive(message);
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    if (session === null) {
      return undefined;
    }
    const timer = setTimeout(() => !isReady.current && setStatus('failed'), LOADING_MS);
    const beat = startHeartbeat({
      ping: (token) => post({ kind: 'ping', token }),
      onChange: (isSilent) => setStatus(isSilent ? 'silent' : 'working'),
      isPaused: () => !isReady.current || document.hidden,
    });
    heartbeat.current = beat;
    return () => {
      clearTimeout(timer);
      beat.stop();
    };
  }, [session, post]);

  const changeRun = useEffectEvent(() => {
    if (run === null) {
      onShown(false);
    } else if (session === null || (heartbeat.current?.waitingFor() ?? 0) >= HUNG_MS) {
      restart();
      return;
    }
    if (isReady.current) {
      show();
    }
  });
  useEffect(() => changeRun(), [run]);

  useEffect(() => {
    if (isReady.current) {
      show();
    }
  }, [stage]);

  return { frameRef, session, size, status, stop, restart };
}

/** The files, as a new run each time that the reader pauses; `null` while they are as they were. */
function useRun(files: readonly EditedFile[] | null): LiveRun | null {
  const [run, setRun] = useState<LiveRun | null>(null);
  const runs = useRef(0);
  useEffect(() => {
    if (!files) {
      return undefined;
    }
    const timer = setTimeout(() => {
      runs.current += 1;
      setRun({ id: runs.current, files: files.map(({ name, code }) => ({ name, code })) });
    }, RUN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [files]);
  return files && run;
}

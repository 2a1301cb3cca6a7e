import { useEffect, useRef, useState } from 'react';
import type { DemoSourceFile } from '@site/src/shared/demo';
import type { LiveRun } from './LiveDemo';
import { runDemo, type Modules } from './runDemo';

/** How long the reader must pause before the edited code runs and its errors show, in ms. */
export const RUN_DELAY_MS = 300;

export interface LiveRunnerProps {
  /** The demo's files with the reader's edits, starting with the entry. */
  readonly files: readonly DemoSourceFile[];
  readonly loadModules: () => Promise<{ default: Modules }>;
  /** Called with each version that compiles. */
  readonly onRun: (run: LiveRun) => void;
  /** Called with an error message, or `null` when the code compiles. */
  readonly onError: (message: string | null) => void;
}

/**
 * Runs the edited files whenever the reader pauses. It renders nothing; the canvas shows the
 * result.
 */
export default function LiveRunner({ files, loadModules, onRun, onError }: LiveRunnerProps) {
  const [modules, setModules] = useState<Modules | null>(null);
  const runs = useRef(0);

  useEffect(() => {
    let isCurrent = true;
    loadModules().then(
      (loaded) => isCurrent && setModules(loaded.default),
      (error: unknown) => isCurrent && onError(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [loadModules, onError]);

  useEffect(() => {
    if (!modules) {
      return undefined;
    }
    const timer = setTimeout(() => {
      try {
        const Component = runDemo(files, modules);
        runs.current += 1;
        onRun({ id: runs.current, Component, styles: stylesOf(files) });
        onError(null);
      } catch (error) {
        onError(messageOf(error));
      }
    }, RUN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [files, modules, onRun, onError]);

  return null;
}

function stylesOf(files: LiveRunnerProps['files']): string {
  const sheets = files.filter((file) => file.name.endsWith('.css'));
  return sheets.map((file) => file.code).join('\n');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

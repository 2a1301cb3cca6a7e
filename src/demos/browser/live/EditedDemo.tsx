import { createContext, useContext, type ComponentType } from 'react';
import { LiveDemo, type CompiledRun } from './LiveDemo';

interface EditedDemoValue {
  /** `null` until a version of the reader compiles. */
  readonly run: CompiledRun | null;
  /** The built demo. */
  readonly Original: ComponentType;
  readonly onError: (message: string) => void;
  readonly onShown: (id: number) => void;
}

export const EditedDemoContext = createContext<EditedDemoValue | null>(null);
EditedDemoContext.displayName = 'EditedDemo';

/** The reader's version of a demo, as a component that a canvas can run like a built demo. */
export function EditedDemo() {
  const value = useContext(EditedDemoContext);
  if (!value) {
    return null;
  }
  const { run, Original, onError, onShown } = value;
  return run ? (
    <LiveDemo run={run} Original={Original} onError={onError} onShown={onShown} />
  ) : (
    <Original />
  );
}

import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { DemoSourceFile } from '@site/src/shared/demo';
import { LiveDemo, type LiveRun } from './LiveDemo';
import LiveRunner, { RUN_DELAY_MS } from './LiveRunner';

beforeEach(() => {
  jest.useFakeTimers();
  // React logs what a boundary caught, which is expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const loadModules = () => Promise.resolve({ default: {} });
const Original = () => <p>built</p>;
const filesOf = (code: string) => [{ name: 'Basic.tsx', code, html: '' }];
const showing = (text: string) => filesOf(`export default () => <p>${text}</p>;`);

interface HarnessProps {
  readonly files: readonly DemoSourceFile[];
  readonly onError: (message: string | null) => void;
}

function Harness({ files, onError }: HarnessProps) {
  const [run, setRun] = useState<LiveRun | null>(null);
  return (
    <>
      <LiveRunner files={files} loadModules={loadModules} onRun={setRun} onError={onError} />
      {run ? <LiveDemo run={run} Original={Original} onError={onError} /> : <Original />}
    </>
  );
}

async function startEditing() {
  const onError = jest.fn();
  const view = render(<Harness files={showing('first')} onError={onError} />);
  // Wait for the modules to load.
  await act(() => Promise.resolve());
  const change = async (files: readonly DemoSourceFile[]) => {
    view.rerender(<Harness files={files} onError={onError} />);
    await act(() => jest.advanceTimersByTimeAsync(RUN_DELAY_MS));
  };
  return { change, onError };
}

describe('live editing', () => {
  it('shows the built demo until the reader pauses, then the edited one', async () => {
    const { change } = await startEditing();
    expect(screen.getByText('built')).toBeInTheDocument();

    await change(showing('second'));
    expect(screen.getByText('second')).toBeInTheDocument();
  });

  it('keeps the last working version while the code does not compile, and recovers', async () => {
    const { change, onError } = await startEditing();
    await change(showing('good'));

    await change(filesOf('export default () => <p>'));
    expect(screen.getByText('good')).toBeInTheDocument();
    expect(onError).toHaveBeenLastCalledWith(expect.stringContaining('Basic.tsx'));

    await change(showing('better'));
    expect(screen.getByText('better')).toBeInTheDocument();
    expect(onError).toHaveBeenLastCalledWith(null);
  });

  it('keeps the last working version when the edited demo throws', async () => {
    const { change, onError } = await startEditing();
    await change(showing('good'));

    await change(filesOf("export default () => { throw new Error('No rows'); };"));
    expect(screen.getByText('good')).toBeInTheDocument();
    expect(onError).toHaveBeenLastCalledWith('No rows');
  });

  it('applies edited style sheets', async () => {
    const { change } = await startEditing();
    await change([...showing('styled'), { name: 'Basic.css', code: 'p { color: red }', html: '' }]);

    expect(document.querySelector('style')).toHaveTextContent('p { color: red }');
  });
});

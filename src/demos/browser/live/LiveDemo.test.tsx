import { act, render, screen } from '@testing-library/react';
import { EditedDemo, EditedDemoContext } from './EditedDemo';
import type { EditedFile, LiveRun } from './messages';
import { useCompiled } from './useCompiled';

beforeEach(() => {
  // React logs what a boundary caught, which is expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const MODULES = {};
const Original = () => <p>built</p>;
const filesOf = (code: string) => [{ name: 'Basic.tsx', code }];
const showing = (text: string) => filesOf(`export default () => <p>${text}</p>;`);

interface HarnessProps {
  readonly run: LiveRun | null;
  readonly onError: (message: string) => void;
  readonly onShown: (id: number) => void;
}

function Harness({ run, onError, onShown }: HarnessProps) {
  const compiled = useCompiled(run, MODULES, onError);
  return (
    <EditedDemoContext value={{ run: compiled, Original, onError, onShown }}>
      <EditedDemo />
    </EditedDemoContext>
  );
}

function startEditing() {
  const onError = jest.fn();
  const onShown = jest.fn();
  const harness = (run: LiveRun | null) => (
    <Harness run={run} onError={onError} onShown={onShown} />
  );
  const view = render(harness(null));
  let id = 0;
  const change = async (files: readonly EditedFile[]) => {
    id += 1;
    view.rerender(harness({ id, files }));
    await act(() => Promise.resolve());
  };
  return { change, onError, onShown };
}

describe('live editing', () => {
  it('shows the built demo until there is a version of the reader', async () => {
    const { change, onShown } = startEditing();
    expect(screen.getByText('built')).toBeInTheDocument();
    expect(onShown).not.toHaveBeenCalled();

    await change(showing('second'));
    expect(screen.getByText('second')).toBeInTheDocument();
    expect(onShown).toHaveBeenLastCalledWith(1);
  });

  it('keeps the last working version while the code does not compile, and recovers', async () => {
    const { change, onError, onShown } = startEditing();
    await change(showing('good'));

    await change(filesOf('export default () => <p>'));
    expect(screen.getByText('good')).toBeInTheDocument();
    expect(onError).toHaveBeenLastCalledWith(expect.stringContaining('Basic.tsx'));
    expect(onShown).toHaveBeenLastCalledWith(1);

    await change(showing('better'));
    expect(screen.getByText('better')).toBeInTheDocument();
    expect(onShown).toHaveBeenLastCalledWith(3);
  });

  it('keeps the last working version when the edited demo throws, and names the line', async () => {
    const { change, onError, onShown } = startEditing();
    await change(showing('good'));

    await change(filesOf("\n\nexport default () => { throw new Error('No rows'); };"));
    expect(screen.getByText('good')).toBeInTheDocument();
    expect(onError).toHaveBeenLastCalledWith('No rows (Basic.tsx:3)');
    expect(onShown).not.toHaveBeenCalledWith(2);
  });

  it('applies edited style sheets', async () => {
    const { change } = startEditing();
    await change([...showing('styled'), { name: 'Basic.css', code: 'p { color: red }' }]);

    expect(document.querySelector('style')).toHaveTextContent('p { color: red }');
  });
});

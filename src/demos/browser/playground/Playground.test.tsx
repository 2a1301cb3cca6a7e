import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { ThemeProvider } from '@site/src/display/browser/mode';
import type { PlaygroundControl } from '@site/src/demos/shared/playground';
import { Playground } from '.';
import type { PlaygroundModule } from './types';

jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
jest.mock('./loadControls', () => ({
  loadControls: (): Promise<PlaygroundControl[]> =>
    Promise.resolve([
      { name: 'loading', kind: 'boolean', default: false, description: 'Shows a loader.' },
      { name: 'density', kind: 'enum', options: ['compact', 'standard'], description: '' },
      { name: 'rowHeight', kind: 'number', default: 52, description: '' },
      { name: 'color', kind: 'color', default: '#1976d2', description: '' },
    ]),
}));

// Rendering a whole playground with Material UI is slow in jsdom.
// Load the module first, so that the tests don't wait for the compiler.
beforeAll(async () => {
  await import('@site/src/demos/browser/canvas/DemoRuntime');
  await import('./PlaygroundCard');
}, 60_000);

const playground: PlaygroundModule = {
  default: ({ values }) => <p>shown with {JSON.stringify(values)}</p>,
  options: {
    imports: ["import { DataGrid } from '@mui/x-data-grid';"],
    given: ['rows={rows}'],
    controls: ['loading', 'density', { name: 'rowHeight', min: 24, max: 100 }, 'color'],
    initial: { density: 'compact' },
  },
};

function Address() {
  return <output data-testid="search">{useLocation().search}</output>;
}

function renderPlayground(address = '/x/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <DocsConfig>
        <EnglishMessages>
          <ThemeProvider>
            <Playground component="DataGrid" load={() => Promise.resolve(playground)} />
            <Address />
          </ThemeProvider>
        </EnglishMessages>
      </DocsConfig>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const code = () => screen.getByRole('group', { name: 'Code of DataGrid' });

describe('Playground', () => {
  it("starts with the author's values", async () => {
    renderPlayground();
    expect(await screen.findByText('shown with {"density":"compact"}')).toBeInTheDocument();
    expect(code()).toHaveTextContent('<DataGrid rows={rows} density="compact" />');
    expect(screen.getByTestId('search')).toBeEmptyDOMElement();
  });

  it('updates the component, the code, and the URL together', async () => {
    const user = renderPlayground();
    await user.click(await screen.findByRole('switch', { name: 'loading' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'density' }), 'standard');
    fireEvent.change(screen.getByRole('slider', { name: 'rowHeight' }), { target: { value: 40 } });

    expect(code()).toHaveTextContent(
      '<DataGrid rows={rows} loading density="standard" rowHeight={40} />',
    );
    expect(screen.getByText(/^shown with/)).toHaveTextContent('"loading":true');
    expect(screen.getByTestId('search')).toHaveTextContent(
      '?DataGrid.density=standard&DataGrid.loading=true&DataGrid.rowHeight=40',
    );
  });

  it('restores values from the URL', async () => {
    renderPlayground('/x/?DataGrid.loading=true&DataGrid.density=huge');
    const loading = await screen.findByRole('switch', { name: 'loading' });
    await waitFor(() => expect(loading).toBeChecked());
    expect(screen.getByRole('combobox', { name: 'density' })).toHaveValue('compact');
  });

  it('accepts a color when it is complete', async () => {
    const user = renderPlayground();
    const field = await screen.findByRole('textbox', { name: 'color' });
    await user.clear(field);
    await user.type(field, '#ff00');
    expect(field).toBeInvalid();
    expect(screen.getByTestId('search')).toBeEmptyDOMElement();
    await user.type(field, 'aa');
    expect(screen.getByTestId('search')).toHaveTextContent('DataGrid.color=%23ff00aa');
    await user.type(field, '{Backspace}');
    await user.tab();
    expect(field).toHaveValue('#ff00aa');
  });

  it('resets to the initial values', async () => {
    const user = renderPlayground('/x/?DataGrid.loading=true');
    await user.click(await screen.findByRole('button', { name: 'Reset' }));

    expect(screen.getByRole('switch', { name: 'loading' })).not.toBeChecked();
    expect(screen.getByTestId('search')).toBeEmptyDOMElement();
  });

  it('describes each control', async () => {
    renderPlayground();
    expect(await screen.findByRole('switch', { name: 'loading' })).toHaveAccessibleDescription(
      'Shows a loader.',
    );
  });
});

import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTheme } from '@mui/material/styles';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { ThemeProvider } from '@site/src/display/browser/mode';
import { setReaderTheme } from '@site/src/reader-theme/browser/store';
import { plainTheme, writeTheme } from '@site/src/reader-theme/browser/document';
import { LiveSample } from './LiveSample';

function show(Sample: () => ReactNode) {
  const load = () => Promise.resolve({ default: Sample });
  return render(
    <SiteFrame>
      <ThemeProvider>
        <LiveSample name="sample" load={load} height={300} />
      </ThemeProvider>
    </SiteFrame>,
  );
}

afterEach(() => jest.restoreAllMocks());

it("runs in the brand's theme, at the reserved height", async () => {
  const { container } = show(function Radius() {
    return <p>{`radius ${useTheme().shape.borderRadius}`}</p>;
  });
  expect(await screen.findByText('radius 12')).toBeInTheDocument();
  const reserved = { '--demo-wide': '300px', '--demo-narrow': '300px' };
  expect(container.querySelector('[data-demo-canvas="sample"]')).toHaveStyle(reserved);
});

it("runs in the reader's theme", async () => {
  await act(() => setReaderTheme(writeTheme(plainTheme({ shape: { borderRadius: 5 } }))));
  show(function Radius() {
    return <p>{`radius ${useTheme().shape.borderRadius}`}</p>;
  });
  expect(await screen.findByText('radius 5')).toBeInTheDocument();
  await act(() => setReaderTheme(null));
});

it('starts again after a crash', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  show(() => {
    if (isBroken) {
      throw new Error('No rows');
    }
    return <p>recovered</p>;
  });
  expect(await screen.findByText('Error: No rows')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Start it again' }));
  expect(await screen.findByText('recovered')).toBeInTheDocument();
});

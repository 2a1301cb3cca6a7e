import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeSystem } from './testing';
import { ColorModeBridge, ThemeProvider, useColorModeChoice } from './index';

const setColorMode = jest.fn();
jest.mock('@docusaurus/theme-common', () => ({ useColorMode: () => ({ setColorMode }) }));

function Choices() {
  const { setChoice } = useColorModeChoice();
  return (
    <>
      <button onClick={() => setChoice('dark')}>dark</button>
      <button onClick={() => setChoice('system')}>system</button>
    </>
  );
}

it('forwards new choices, but not the first one, which Docusaurus reads itself', async () => {
  installFakeSystem(false);
  localStorage.setItem('mui-mode', 'light');
  render(
    <ThemeProvider>
      <ColorModeBridge />
      <Choices />
    </ThemeProvider>,
  );
  expect(setColorMode).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('dark'));
  expect(setColorMode).toHaveBeenLastCalledWith('dark');
  await userEvent.click(screen.getByText('system'));
  expect(setColorMode).toHaveBeenLastCalledWith(null);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'dark' }));
  });
  expect(setColorMode).toHaveBeenLastCalledWith('dark');
});

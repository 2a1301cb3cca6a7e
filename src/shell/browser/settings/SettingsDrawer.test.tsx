import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installDialog } from '@site/src/base/testing/installDialog';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { SettingsDrawer } from './SettingsDrawer';

jest.mock('./AnalyticsChoice', () => ({ AnalyticsChoice: () => null }));
jest.mock('./LanguageLinks', () => ({ LanguageLinks: () => null }));
jest.mock('./OfflineChoice', () => ({ OfflineChoice: () => null }));
jest.mock('./ReleaseLinks', () => ({ ReleaseLinks: () => null }));
jest.mock('./ThemeChoice', () => ({ ThemeChoice: () => null }));
jest.mock('@site/src/display/browser/mode', () => ({
  useColorModeChoice: () => ({ choice: 'light', setChoice: () => {} }),
  useThemeDispatch: () => () => {},
  useThemeState: () => ({ direction: 'ltr', dense: false }),
}));
jest.mock('@site/src/content/browser/prose', () => ({
  usePackageManager: () => ['npm', () => {}],
}));
jest.mock('@site/src/display/browser/code-preferences', () => ({
  useCodePreferences: () => ({ variant: 'TS', styling: 'system' }),
}));

beforeAll(installDialog);
beforeEach(() => localStorage.clear());

const show = () => render(<SettingsDrawer isOpen onClose={() => {}} />, { wrapper: SiteFrame });
const option = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

it('groups the settings', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Appearance',
    'Code',
    'Documentation',
  ]);
});

it('knows no plan until the reader chooses one', async () => {
  show();
  for (const name of ['Community', 'Pro', 'Premium']) {
    expect(option('Your plan', name)).not.toBeChecked();
  }
  await userEvent.click(option('Your plan', 'Pro'));
  expect(option('Your plan', 'Pro')).toBeChecked();
});

it('sets the display of all lists, and shows none while they differ', async () => {
  localStorage.setItem('apiPage_props', 'collapsed');
  show();
  expect(option('Lists on API pages', 'Automatic')).not.toBeChecked();
  await userEvent.click(option('Lists on API pages', 'Table'));
  expect(option('Lists on API pages', 'Table')).toBeChecked();
  expect(localStorage.getItem('dataGrid_apiPage_slots')).toBe('table');
});

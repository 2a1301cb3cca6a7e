export { SettingsDrawer } from './SettingsDrawer';

export { MenuDrawer } from './MenuDrawer';
export { SideMenu } from './SideMenu';
export { useProvideMenu } from './menuStore';

export { MenuDrawer } from './MenuDrawer';
export { SideMenu } from './SideMenu';
export { useProvideMenu } from './menuStore';
export { SITE_LINKS } from './siteLinks';

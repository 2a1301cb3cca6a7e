export { BackLink } from './BackLink';
export { MenuDrawer } from './MenuDrawer';
export { SideMenu } from './SideMenu';
export { useProvideMenu } from './menuStore';
export { siteLinks } from './siteLinks';
export { PROJECT, SitePages, TOOLS } from './SitePages';
export { usePagePlan } from './usePagePlan';

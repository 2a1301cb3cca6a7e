import type { ComponentType } from 'react';
import type { TemplateName } from '@site/src/shared/templates';

type Loader = () => Promise<{ default: ComponentType }>;

/** Each template is a separate chunk. */
export const TEMPLATE_LOADERS: Readonly<Record<TemplateName, Loader>> = {
  'marketing-page': () => import('@site/src/templates/marketing-page/MarketingPage'),
  blog: () => import('@site/src/templates/blog/Blog'),
  checkout: () => import('@site/src/templates/checkout/Checkout'),
  dashboard: () => import('@site/src/templates/dashboard/Dashboard'),
  pricing: () => import('@site/src/templates/pricing/Pricing'),
  'sign-in': () => import('@site/src/templates/sign-in/SignIn'),
  'sign-in-side': () => import('@site/src/templates/sign-in-side/SignInSide'),
  'sign-up': () => import('@site/src/templates/sign-up/SignUp'),
  'crud-dashboard': () => import('@site/src/templates/crud-dashboard/CrudDashboard'),
  'sticky-footer': () => import('@site/src/templates/sticky-footer/StickyFooter'),
};

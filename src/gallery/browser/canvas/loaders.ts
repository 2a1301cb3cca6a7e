import type { ComponentType } from 'react';
import type { TemplateName } from '@site/src/gallery/shared';

type Loader = () => Promise<{ default: ComponentType }>;

/** Each template is a separate chunk. */
export const TEMPLATE_LOADERS: Readonly<Record<TemplateName, Loader>> = {
  'marketing-page': () => import('@site/templates/marketing-page/MarketingPage'),
  blog: () => import('@site/templates/blog/Blog'),
  checkout: () => import('@site/templates/checkout/Checkout'),
  dashboard: () => import('@site/templates/dashboard/Dashboard'),
  pricing: () => import('@site/templates/pricing/Pricing'),
  'sign-in': () => import('@site/templates/sign-in/SignIn'),
  'sign-in-side': () => import('@site/templates/sign-in-side/SignInSide'),
  'sign-up': () => import('@site/templates/sign-up/SignUp'),
  'crud-dashboard': () => import('@site/templates/crud-dashboard/CrudDashboard'),
  'sticky-footer': () => import('@site/templates/sticky-footer/StickyFooter'),
};

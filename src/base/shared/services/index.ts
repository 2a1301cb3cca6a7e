export { FEEDBACK_PATH, resolveServices, SERVICES_ELEMENT_ID } from './services';
export type { AdServices, AnalyticsService, SiteServices } from './services';
export { renderServiceTags } from './serviceTags';

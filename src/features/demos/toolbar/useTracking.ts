import { useDemo } from '../model/DemoContext';

/** Attributes that the site's statistics read from a control that was clicked. */
export interface TrackingAttributes {
  readonly 'data-ga-event-category': string;
  readonly 'data-ga-event-action': string;
  readonly 'data-ga-event-label': string;
}

/**
 * @param action name of the action in the statistics, e.g. `copy`
 * @param category `demo-expand` for what happens in the open full source. Default `demo`.
 */
export function useTracking(
  action: string,
  category: 'demo' | 'demo-expand' = 'demo',
): TrackingAttributes {
  const { path } = useDemo().props;
  return {
    'data-ga-event-category': category,
    'data-ga-event-action': action,
    'data-ga-event-label': path,
  };
}

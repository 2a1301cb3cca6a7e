import { useDemo } from '../model/DemoContext';

/** The attributes that analytics reads from a clicked control. */
export interface TrackingAttributes {
  readonly 'data-ga-event-category': string;
  readonly 'data-ga-event-action': string;
  readonly 'data-ga-event-label': string;
}

/**
 * @param action the analytics name of the action, such as `copy`
 * @param category `demo-expand` for actions in the open full source. Default: `demo`.
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

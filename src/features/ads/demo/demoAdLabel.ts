/** Name of the line below demos in the statistics. */
export const DEMO_AD_LABEL = 'carbon-demo-inline';

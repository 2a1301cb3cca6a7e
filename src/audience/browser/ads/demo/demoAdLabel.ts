/** The analytics label of the line below demos. */
export const DEMO_AD_LABEL = 'carbon-demo-inline';

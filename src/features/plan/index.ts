export { Plan } from './Plan';
export { PlanIcon } from './PlanIcon';
export { usePlanChoice } from './usePlanChoice';

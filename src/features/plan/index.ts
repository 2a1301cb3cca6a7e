export { Plan } from './Plan';
export { PlanIcon } from './PlanIcon';
export { PlanTag } from './PlanTag';
export { usePlanChoice } from './usePlanChoice';

export { Plan } from './Plan';
export { PlanIcon } from './PlanIcon';
export { PlanTag } from './PlanTag';
export { usePlanAddress } from './usePlanAddress';
export { usePlanChoice } from './usePlanChoice';

export { Plan } from './Plan';
export { PlanIcon, type PaidPlan } from './PlanIcon';
export { PLANS, usePlanChoice } from './usePlanChoice';

export { Plan } from './Plan';
export { PlanIcon, type PaidPlan } from './PlanIcon';

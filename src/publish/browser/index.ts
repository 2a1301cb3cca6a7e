export { AgentNote } from './AgentNote';
export { PageActions } from './PageActions';

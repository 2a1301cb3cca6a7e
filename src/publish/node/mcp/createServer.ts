import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { FAMILY, LIBRARY_VERSION, PRODUCTS } from '../../../content/shared/products';
import type { ServerOptions } from './serverOptions';
import { registerPageTools } from './tools/pageTools';
import { registerApiTools } from './tools/apiTools';
import { registerSearchTool } from './tools/searchTool';
import { registerCheckTool } from './tools/checkTool';
import { registerUpgradeTool } from './tools/upgradeTool';

const INSTRUCTIONS = [
  `Documentation of ${FAMILY.name}: ${PRODUCTS.map(({ name }) => name).join(', ')}.`,
  'Search first, then read the page or the member that the search names.',
  "Give the content of the project's package.json, so that answers are about its version.",
].join(' ');

/** Creates an MCP server with the tools of the documentation, without a transport. */
export function createServer(options: ServerOptions): McpServer {
  const server = new McpServer(
    { name: 'mui-x-docs', version: LIBRARY_VERSION },
    { instructions: INSTRUCTIONS },
  );
  registerSearchTool(server, options);
  registerPageTools(server, options);
  registerApiTools(server, options);
  registerUpgradeTool(server, options);
  registerCheckTool(server, options);
  return server;
}

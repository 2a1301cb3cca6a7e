interface UsedFiles {
  readonly page: string;
  readonly files: readonly string[];
  /** The folder in which they are here. By default, that of their title. */
  readonly into?: string;
}

/** A project that readers of a page download: its code blocks, with what they need to run. */
export interface BackendProject {
  /** Also the name of its folder in `examples/backend`, which contains what the page doesn't show. */
  readonly name: string;
  /** The page whose titled code blocks are files of the project. */
  readonly page: string;
  /** Default: Vite and Express. */
  readonly isNext?: boolean;
  /** Titled code blocks of other pages. */
  readonly uses?: readonly UsedFiles[];
  /** The folder in which the modules beside the page are. By default, they aren't part of it. */
  readonly modules?: string;
  /** Files of `examples/backend/shared`. */
  readonly shared?: readonly string[];
  /** Code blocks that can't run in the project. */
  readonly omits?: readonly string[];
}

const BACKEND = 'docs/react-data-grid/backend';
const EXPRESS = `${BACKEND}/express/express.mdx`;
const ORM = `${BACKEND}/orm/orm.mdx`;

const APP_FILES = ['server/app.ts', 'server/answerErrors.ts', 'server/ordersType.ts'];
const APP = { page: EXPRESS, files: APP_FILES };
const READ_PARAMS = {
  page: `${BACKEND}/request-limits/request-limits.mdx`,
  files: ['server/readParams.ts'],
};
const POOL = ['server/pool.ts'];
const ORDERS = ['server/orders.sql', 'src/OrdersGrid.tsx'];

/** All projects. */
export const BACKEND_PROJECTS: readonly BackendProject[] = [
  { name: 'express', page: EXPRESS },
  {
    name: 'sql-handler',
    page: 'docs/react-data-grid/server-side-data/lab/lab.mdx',
    uses: [APP],
    modules: 'handler',
    // A part of what the project's server does, without its imports.
    omits: ['server.ts'],
  },
  { name: 'nextjs', page: `${BACKEND}/nextjs/nextjs.mdx`, isNext: true },
  {
    name: 'graphql',
    page: `${BACKEND}/graphql/graphql.mdx`,
    uses: [
      READ_PARAMS,
      {
        page: ORM,
        files: ['server/schema.ts', 'server/conditions.ts', 'server/getOrders.ts'],
        // The schema of GraphQL has the same name as the one of the database.
        into: 'server/database',
      },
    ],
    shared: ORDERS,
  },
  {
    name: 'orm',
    page: ORM,
    uses: [APP, READ_PARAMS],
    shared: ORDERS,
    // The same query for another ORM.
    omits: ['server/toPrismaArgs.ts'],
  },
  {
    name: 'tanstack-query',
    page: `${BACKEND}/tanstack-query/tanstack-query.mdx`,
    uses: [
      { page: EXPRESS, files: [...APP_FILES, 'server/memoryOrders.ts', 'server/queryRows.ts'] },
    ],
  },
  { name: 'live-rows', page: `${BACKEND}/live-rows/live-rows.mdx`, uses: [APP] },
  { name: 'access-rules', page: `${BACKEND}/access-rules/access-rules.mdx`, shared: POOL },
  { name: 'cursor-paging', page: `${BACKEND}/cursor-paging/cursor-paging.mdx`, shared: POOL },
  { name: 'updates', page: `${BACKEND}/updates/updates.mdx`, uses: [APP], shared: POOL },
  { name: 'lazy-trees', page: 'docs/react-tree-view/backend/backend.mdx', shared: POOL },
  { name: 'charts', page: 'docs/react-charts/backend/backend.mdx', shared: POOL },
  {
    name: 'dates-over-the-wire',
    page: 'docs/react-date-pickers/dates-over-the-wire/dates-over-the-wire.mdx',
    // Sets up the driver of a PostgreSQL server.
    omits: ['server/dateTypes.ts'],
  },
];

interface ReadmeInput {
  readonly title: string;
  /** The page with the explanation. */
  readonly url: string;
  /** The files that the page shows. */
  readonly shown: readonly string[];
  readonly port: number;
}

/** How to start a project, and which of its files the page explains. */
export const projectReadme = ({ title, url, shown, port }: ReadmeInput) => `# ${title}

The project of [this page](${url}). It needs Node.js 20.19, or 22.12 or later, and nothing else: the data is in memory and starts anew with the server.

\`\`\`bash
npm install
npm run dev # http://localhost:${port}
\`\`\`

The page explains these files:

${shown.map((file) => `- \`${file}\``).join('\n')}

All other files only make them run. Before you use the code in production, replace the data by your database, and read the user from your session.
`;

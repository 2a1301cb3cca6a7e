import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Tells assistants that read the HTML of a page where the index and the Markdown are, as the
 * specification of agent-friendly documentation asks (agentdocsspec.com). Readers and screen readers
 * don't get it, so it isn't translated.
 */
export function AgentNote({ permalink }: { readonly permalink: string }) {
  const index = useBaseUrl('/llms.txt');
  return (
    <p hidden>
      For AI agents: <a href={index}>{index}</a> is the index of the documentation, and{' '}
      <a href={`${permalink}index.md`}>index.md</a> is this page as Markdown.
    </p>
  );
}

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageFooter } from '@site/src/content/browser/doc-page';
import { PageFeedback } from '@site/src/audience/browser/feedback';

export default function DocItemFooter() {
  const { editUrl, lastUpdatedAt, previous, next } = useDoc().metadata;
  return (
    <PageFooter editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} previous={previous} next={next}>
      <PageFeedback />
    </PageFooter>
  );
}

import { useTranslate } from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { LiveCode } from '@site/src/content/browser/live-code';
import { isLongCode } from '@site/src/content/shared/codeChip';
import type { RichBlock, RichInline, RichText } from '@site/src/api/shared/apiPage';
import styles from './RichTextView.module.css';

function Inline({ node }: { readonly node: RichInline }) {
  if (typeof node === 'string') {
    return node;
  }
  if ('code' in node) {
    return <code data-long={isLongCode(node.code) ? '' : undefined}>{node.code}</code>;
  }
  if ('strong' in node) {
    return (
      <strong>
        <Inlines nodes={node.strong} />
      </strong>
    );
  }
  return (
    <SiteLink to={node.href}>
      <Inlines nodes={node.text} />
    </SiteLink>
  );
}

function Inlines({ nodes }: { readonly nodes: readonly RichInline[] }) {
  return nodes.map((node, index) => <Inline key={index} node={node} />);
}

function Block({ block }: { readonly block: RichBlock }) {
  const t = useTranslate();
  if ('p' in block) {
    return (
      <p>
        <Inlines nodes={block.p} />
      </p>
    );
  }
  if ('code' in block) {
    return (
      <div className={styles.code}>
        <LiveCode code={block.code} language="tsx" label={t('api-docs.examples')} />
      </div>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.list.map((item, index) => (
        <li key={index}>
          <Inlines nodes={item} />
        </li>
      ))}
    </List>
  );
}

/** Text from the comments in the packages. */
export function RichTextView({ text }: { readonly text: RichText }) {
  return (
    <div className={styles.text}>
      {text.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

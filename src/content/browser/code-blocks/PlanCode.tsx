import { usePlanChoice } from '@site/src/content/browser/plan';
import { CodeBlock, type CodeBlockProps } from './CodeBlock';

interface PlanCodeProps extends CodeBlockProps {
  /** The highlighted code for readers of these plans, if it differs. */
  readonly pro?: string;
  readonly premium?: string;
}

/** A code block of a quickstart, with the package and the component of the reader's plan. */
export function PlanCode({ html, pro, premium, ...props }: PlanCodeProps) {
  const [plan] = usePlanChoice();
  const htmls = { community: html, pro: pro ?? html, premium: premium ?? html };
  return <CodeBlock {...props} html={htmls[plan ?? 'community']} />;
}

import { usePlanChoice } from '@site/src/content/browser/plan';
import { CodeBlock, type CodeBlockProps } from './CodeBlock';

interface PlanCodeProps extends CodeBlockProps {
  /** The highlighted code for readers of these plans, if it differs. */
  readonly pro?: string;
  readonly premium?: string;
  /** The imports that it lacks, if they differ. */
  readonly proImports?: string;
  readonly premiumImports?: string;
}

/** A code block of a quickstart, with the package and the component of the reader's plan. */
export function PlanCode(props: PlanCodeProps) {
  const { html, pro, premium, imports, proImports, premiumImports, ...rest } = props;
  const [choice] = usePlanChoice();
  const plan = choice ?? 'community';
  const htmls = { community: html, pro, premium };
  const lacked = { community: imports, pro: proImports, premium: premiumImports };
  return <CodeBlock {...rest} html={htmls[plan] ?? html} imports={lacked[plan] ?? imports} />;
}

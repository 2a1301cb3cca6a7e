import Head from '@docusaurus/Head';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import Admonition from '@theme/Admonition';
import type { ComponentProps, ElementType } from 'react';
import { CodeBlock } from '@site/src/content/browser/code-blocks';
import { Demo } from '@site/src/demos/browser';
import { SectionComment } from '@site/src/audience/browser/feedback';
import { Plan } from '@site/src/content/browser/plan';
import { ProseLink } from '@site/src/content/browser/prose';
import type { PageComponent } from '@site/src/content/shared/pageComponents';

type HeadingProps = Omit<ComponentProps<typeof MDXHeading>, 'as'>;

/**
 * Reader views remove an element whose id has a word such as "menu", "footer", or "pagination",
 * unless its class says that it belongs to the article.
 */
const ArticleHeading = (props: ComponentProps<typeof MDXHeading>) => (
  <MDXHeading {...props} className="article-heading" />
);

const pageComponents: Record<PageComponent, ElementType> = { CodeBlock, Demo, Head, Plan };

/**
 * The components that pages can use without an import. `remarkRareComponents` imports the others.
 */
const MDXComponents = {
  ...pageComponents,
  a: ProseLink,
  img: MDXImg,
  h1: (props: HeadingProps) => <ArticleHeading as="h1" {...props} />,
  h2: (props: HeadingProps) => (
    <>
      <ArticleHeading as="h2" {...props} />
      <SectionComment level="h2" id={props.id} heading={props.children} />
    </>
  ),
  h3: (props: HeadingProps) => (
    <>
      <ArticleHeading as="h3" {...props} />
      <SectionComment level="h3" id={props.id} heading={props.children} />
    </>
  ),
  h4: (props: HeadingProps) => <ArticleHeading as="h4" {...props} />,
  h5: (props: HeadingProps) => <ArticleHeading as="h5" {...props} />,
  h6: (props: HeadingProps) => <ArticleHeading as="h6" {...props} />,
  admonition: Admonition,
};

export default MDXComponents;

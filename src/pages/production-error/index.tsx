import codes from '@generated/docs-error-codes/default/codes.json';
import Layout from '@theme/Layout';
import { ProductionError } from '@site/src/shell/browser/production-error';

/** `/x/production-error/?code=…&args[]=…`: the page to which minified errors link. */
export default function ProductionErrorPage() {
  return (
    <Layout
      title="Production error"
      description="The full message of an error that a production build shows only by its code."
    >
      <ProductionError codes={codes} />
    </Layout>
  );
}

import Layout from '@theme/Layout';
import { LandingPage } from '@site/src/shell/browser/landing';
import { FAMILY } from '@site/src/content/shared/products';

/** `/x/`: presents the libraries with live components. */
export default function Index() {
  return (
    <Layout
      title={FAMILY.tagline}
      description="Data grid, date and time pickers, charts and tree view for React: try the components, compare the plans, and start in three steps."
    >
      <LandingPage />
    </Layout>
  );
}

import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { SiteFooter } from '../shared/SiteFooter';
import { SiteHeader } from '../shared/SiteHeader';
import { useHashRoute } from '../shared/useHashRoute';
import { Article } from './Article';
import { FrontPage } from './FrontPage';
import { POSTS } from './posts';

/** The journal: a front page, and an article for each of its titles. */
export default function Blog() {
  const [route, open] = useHashRoute();
  const post = POSTS.find(({ slug }) => slug === route);
  const mainRef = useRef<HTMLElement>(null);
  const lastRoute = useRef(route);

  // Like on a page load, the page scrolls to the top and the focus moves there.
  useEffect(() => {
    if (lastRoute.current !== route) {
      lastRoute.current = route;
      window.scrollTo({ top: 0 });
      mainRef.current?.focus({ preventScroll: true });
    }
  }, [route]);

  return (
    <>
      <SiteHeader />
      <Box
        component="main"
        ref={mainRef}
        tabIndex={-1}
        sx={{ outline: 'none', py: { xs: 4, md: 7 } }}
      >
        <Container maxWidth={post ? 'md' : 'lg'}>
          {post ? <Article post={post} onBack={() => open('')} /> : <FrontPage />}
        </Container>
      </Box>
      <SiteFooter />
    </>
  );
}

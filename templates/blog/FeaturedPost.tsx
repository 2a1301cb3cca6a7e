import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { HarborScene } from '../shared/HarborScene';
import { Byline } from './Byline';
import type { Post } from './posts';

/** The first story on the page. */
export function FeaturedPost({ post }: { post: Post }) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { md: '1.25fr 1fr' },
        alignItems: 'center',
        gap: { xs: 2.5, md: 5 },
        mb: 3,
      }}
    >
      <Box sx={{ height: { xs: 220, sm: 320, md: 400 }, borderRadius: 2, overflow: 'hidden' }}>
        <HarborScene {...post.picture} />
      </Box>
      <div>
        <Typography sx={{ color: 'primary.main', fontWeight: 700, fontSize: 14 }}>
          {post.topic}
        </Typography>
        <Typography
          variant="h2"
          sx={{
            fontSize: { xs: 26, md: 34 },
            letterSpacing: '-0.02em',
            my: 1,
            textWrap: 'balance',
          }}
        >
          <Link
            href={`#/${post.slug}`}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {post.title}
          </Link>
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: 18, mb: 2 }}>{post.lead}</Typography>
        <Byline post={post} />
      </div>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { HarborScene } from '../shared/HarborScene';
import { Byline } from './Byline';
import type { Post } from './posts';

export function PostCard({ post }: { post: Post }) {
  return (
    <Box
      component="article"
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ height: 190, borderRadius: 1.5, overflow: 'hidden', mb: 2 }}>
        <HarborScene {...post.picture} />
      </Box>
      <Typography sx={{ color: 'primary.main', fontWeight: 700, fontSize: 13 }}>
        {post.topic}
      </Typography>
      <Typography variant="h3" component="h2" sx={{ my: 0.75, textWrap: 'balance' }}>
        <Link
          href={`#/${post.slug}`}
          color="inherit"
          underline="hover"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {post.title}
        </Link>
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{post.lead}</Typography>
      <Box sx={{ mt: 'auto' }}>
        <Byline post={post} />
      </Box>
    </Box>
  );
}

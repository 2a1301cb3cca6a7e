import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import { HarborScene } from '../shared/HarborScene';
import { Byline } from './Byline';
import { PostCard } from './PostCard';
import { POSTS, type Post } from './posts';

interface ArticleProps {
  post: Post;
  onBack: () => void;
}

/** A story, and two related ones. */
export function Article({ post, onBack }: ArticleProps) {
  const others = POSTS.filter(({ slug }) => slug !== post.slug);
  const related = [
    ...others.filter(({ topic }) => topic === post.topic),
    ...others.filter(({ topic }) => topic !== post.topic),
  ].slice(0, 2);
  return (
    <>
      <article>
        <Button
          onClick={onBack}
          startIcon={
            <BackIcon sx={(theme) => (theme.direction === 'rtl' ? { rotate: '180deg' } : {})} />
          }
          sx={{ marginInlineStart: -1, mb: 2 }}
        >
          All stories
        </Button>
        <Typography sx={{ color: 'primary.main', fontWeight: 700, fontSize: 14 }}>
          {post.topic}
        </Typography>
        <Typography
          variant="h1"
          sx={{
            fontSize: { xs: 32, md: 46 },
            letterSpacing: '-0.025em',
            my: 1.5,
            textWrap: 'balance',
          }}
        >
          {post.title}
        </Typography>
        <Byline post={post} />
        <Box sx={{ height: { xs: 220, md: 380 }, borderRadius: 2, overflow: 'hidden', my: 4 }}>
          <HarborScene {...post.picture} />
        </Box>
        <Box sx={{ maxWidth: '66ch', mx: 'auto', fontSize: 18, lineHeight: 1.7 }}>
          <Typography sx={{ font: 'inherit', fontSize: 21, color: 'text.secondary' }}>
            {post.lead}
          </Typography>
          {post.body.map((text) =>
            text.startsWith('# ') ? (
              <Typography key={text} variant="h2" sx={{ fontSize: 24, mt: 4, mb: 1 }}>
                {text.slice(2)}
              </Typography>
            ) : (
              <Typography key={text} sx={{ font: 'inherit', mt: 2 }}>
                {text}
              </Typography>
            ),
          )}
        </Box>
      </article>
      <Divider sx={{ my: 6 }} />
      <Typography variant="h2" sx={{ mb: 3 }}>
        Read on
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4 }}>
        {related.map((other) => (
          <PostCard key={other.slug} post={other} />
        ))}
      </Box>
    </>
  );
}

import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { FeaturedPost } from './FeaturedPost';
import { Newsletter } from './Newsletter';
import { PostCard } from './PostCard';
import { POSTS, TOPICS, type Topic } from './posts';

const [featured, ...others] = POSTS;

/** The newest story in a large format, and the others below, by topic. */
export function FrontPage() {
  const [topic, setTopic] = useState<Topic | null>(null);
  const shown = topic ? POSTS.filter((post) => post.topic === topic) : others;
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: 34, md: 46 }, letterSpacing: '-0.025em' }}>
        Skerry journal
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: 18, mb: 3 }}>
        Notes on ferries, the people who run them, and the software in between.
      </Typography>
      <Box
        role="group"
        aria-label="Topics"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}
      >
        {[null, ...TOPICS].map((option) => (
          <Chip
            key={option ?? 'all'}
            label={option ?? 'All topics'}
            clickable
            color={option === topic ? 'primary' : 'default'}
            variant={option === topic ? 'filled' : 'outlined'}
            aria-pressed={option === topic}
            onClick={() => setTopic(option)}
          />
        ))}
      </Box>
      {topic === null && featured && <FeaturedPost post={featured} />}
      <Typography role="status" sx={{ color: 'text.secondary', fontSize: 14, my: 2 }}>
        <bdi>{topic ? `${shown.length} stories on “${topic}”` : `${POSTS.length} stories`}</bdi>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          gap: { xs: 4, md: 5 },
        }}
      >
        {shown.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </Box>
      <Newsletter />
    </>
  );
}

export default {
  server: { proxy: { '/graphql': 'http://localhost:3001' } },
};

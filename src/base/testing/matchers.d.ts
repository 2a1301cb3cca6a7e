/** The matchers that setup.ts loads for tests with a document. */
import '@testing-library/jest-dom';

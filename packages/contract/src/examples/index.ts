/** Named examples of every endpoint. The site can run on them alone. */
export { examples } from '../generated/examples.ts'
export { callExamples } from './calls.ts'
export { exampleAnswer, exampleRows } from './example-answer.ts'
export { exampleFetch, exampleRoot } from './example-fetch.ts'
export { type ExampleFile, exampleFile } from './example-file.ts'
export type { ExampleSet, RawAnswer } from './example-set.ts'

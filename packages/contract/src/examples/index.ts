/** Named examples of every endpoint. The site can run on them alone. */
export { examples } from '../generated/examples.ts'
export { callExamples } from './calls.ts'
export { exampleAnswer, exampleRows } from './example-answer.ts'
export { exampleFetch, exampleRoot } from './example-fetch.ts'
export { exampleFile } from './example-file.ts'
